import { moods } from '../../mood.ts';
import { createStage, type Stage } from '../../stage.ts';

/** View of a pair; both halves share one seed, so trees and clouds stand in the same places. */
export const view = (
  pair: string,
  done: boolean,
  cam: { readonly eye: number; readonly horizon: number },
): Stage => {
  return createStage(`before-after/${pair}`, {
    mood: done ? moods.clear : moods.overcast,
    width: 1600,
    height: 1000,
    cam: { ...cam, focal: 1250, cx: 800 },
  });
};
