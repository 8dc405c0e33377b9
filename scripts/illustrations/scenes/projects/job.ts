import type { Mood } from '../../mood.ts';
import { createStage, type Stage, type StageOptions } from '../../stage.ts';

/** Stage of a finished job, 4:3. */
export const job = (name: string, mood: Mood, cam: StageOptions['cam'] = {}): Stage => {
  return createStage(`projects/${name}`, {
    mood,
    width: 1600,
    height: 1200,
    cam: { eye: 22, horizon: 520, focal: 1300, cx: 800, ...cam },
  });
};
