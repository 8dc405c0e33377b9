import { water } from '../../landscape.ts';
import { n1 } from '../../paths.ts';
import type { Stage } from '../../stage.ts';

/** River that bends away from the viewer. @param far canvas y of its far end */
export const river = (s: Stage, far: number, x: number, spread: number, low = s.height): void => {
  const h = low - far;
  water(
    s,
    `M${n1(x)} ${n1(far)}C${n1(x + spread * 0.16)} ${n1(far + h * 0.08)} ${n1(x - spread * 0.3)} ${n1(far + h * 0.16)} ${n1(x - spread * 0.24)} ${n1(far + h * 0.3)}S${n1(x + spread * 0.1)} ${n1(far + h * 0.6)} ${n1(x - spread * 0.5)} ${n1(low + 20)}H${n1(x + spread)}C${n1(x + spread * 0.7)} ${n1(far + h * 0.6)} ${n1(x + spread * 0.1)} ${n1(far + h * 0.45)} ${n1(x + spread * 0.16)} ${n1(far + h * 0.25)}S${n1(x + spread * 0.2)} ${n1(far + h * 0.06)} ${n1(x + 14)} ${n1(far)}z`,
    far,
    low,
    90,
  );
};
