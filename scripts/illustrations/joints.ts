import type { P2 } from './camera.ts';

export type Joints = {
  readonly hip: P2;
  readonly neck: P2;
  readonly head: P2;
  readonly legs: readonly [readonly [P2, P2], readonly [P2, P2]];
  readonly arms: readonly [readonly [P2, P2], readonly [P2, P2]];
};
