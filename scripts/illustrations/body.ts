import type { Finish } from './cladding.ts';
import type { Opening } from './opening.ts';
import type { Frame } from './plane.ts';
import type { RoofSkin } from './roof.ts';

type Side = 'front' | 'left' | 'right';

export type Body = {
  readonly frame: Frame;
  /** Width along the ridge, depth across it and wall height, in feet. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly slope?: number;
  readonly eave?: number;
  readonly rake?: number;
  readonly color: string;
  readonly finish?: Finish;
  readonly gableColor?: string;
  readonly gableFinish?: Finish;
  readonly trim?: string;
  readonly roof: RoofSkin;
  readonly base?: number;
  readonly hip?: boolean;
  readonly openings?: Partial<Record<Side, readonly Opening[]>>;
  /** Feet of the lower wall in brick or stone. */
  readonly skirt?: readonly [height: number, color: string] | undefined;
  readonly shadow?: boolean;
};
