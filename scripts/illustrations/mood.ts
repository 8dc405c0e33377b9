import { mix, multiply } from './palette.ts';

/** Weather and hour of a scene: every colour of the kit passes through its light. */
export type Mood = {
  /** Sky colours from zenith to horizon. */
  readonly sky: readonly string[];
  readonly light: string;
  readonly shadow: string;
  /** Colour that distance fades to. */
  readonly haze: string;
  readonly grass: string;
  readonly leaf: string;
  /** 1 = full sun, lower = flatter light. */
  readonly contrast: number;
  readonly cloud: string;
  readonly cloudShade: string;
  /** Opacity of cast shadows. */
  readonly cast: number;
};

export const moods = {
  clear: {
    sky: ['#3f78ad', '#79aed3', '#b9d8e6', '#e6f0ee'],
    light: '#fffaf0',
    shadow: '#6d7f9f',
    haze: '#c8dce4',
    grass: '#86aa52',
    leaf: '#5a8a3e',
    contrast: 1,
    cloud: '#ffffff',
    cloudShade: '#b9cbd9',
    cast: 0.34,
  },
  golden: {
    sky: ['#2f4b6e', '#6484a3', '#c3b3a2', '#f0c690', '#f9dfb4'],
    light: '#ffeccb',
    shadow: '#5f6589',
    haze: '#e6c8a2',
    grass: '#8c8f4a',
    leaf: '#6d7a37',
    contrast: 1,
    cloud: '#fbe3c2',
    cloudShade: '#8d8796',
    cast: 0.38,
  },
  dawn: {
    sky: ['#2b4664', '#5f7592', '#b59a9c', '#eab08a', '#fad7a6'],
    light: '#ffe6c8',
    shadow: '#5b678c',
    haze: '#d9b8a3',
    grass: '#7d8a52',
    leaf: '#57703f',
    contrast: 0.95,
    cloud: '#f8cfae',
    cloudShade: '#7f7f98',
    cast: 0.36,
  },
  overcast: {
    sky: ['#74828f', '#98a4ad', '#bcc4c8', '#d8dad6'],
    light: '#e9ebe8',
    shadow: '#8590a0',
    haze: '#b9c2c6',
    grass: '#808f63',
    leaf: '#5d7350',
    contrast: 0.6,
    cloud: '#d7dcde',
    cloudShade: '#7f8b97',
    cast: 0.18,
  },
  storm: {
    sky: ['#17212d', '#2d3b49', '#4f5f68', '#84907f', '#b3b08a'],
    light: '#d9dccb',
    shadow: '#4c5868',
    haze: '#74817d',
    grass: '#60713f',
    leaf: '#3f5a3a',
    contrast: 0.75,
    cloud: '#66747d',
    cloudShade: '#26323e',
    cast: 0.3,
  },
  winter: {
    sky: ['#6688a8', '#98b4c9', '#c9d8e1', '#eef1ef'],
    light: '#fdfbf5',
    shadow: '#8495b3',
    haze: '#d3dfe6',
    grass: '#f0f3f5',
    leaf: '#47614f',
    contrast: 0.85,
    cloud: '#ffffff',
    cloudShade: '#a9bac9',
    cast: 0.26,
  },
  autumn: {
    sky: ['#4479a8', '#84afcb', '#c3d5d8', '#f1e8d2'],
    light: '#fff4de',
    shadow: '#6f7896',
    haze: '#d9d4c4',
    grass: '#9a9b55',
    leaf: '#b0722f',
    contrast: 1,
    cloud: '#fffaf0',
    cloudShade: '#b5bfc9',
    cast: 0.36,
  },
} as const satisfies Record<string, Mood>;

/**
 * Colour of a surface under the mood's light.
 * @param b brightness 0 (shade) to 1 (facing the light)
 */
export const lit = (mood: Mood, color: string, b: number): string => {
  const level = 0.5 + (b - 0.5) * mood.contrast;
  return mix(multiply(color, mood.shadow), multiply(color, mood.light), level);
};

/** Fades a colour with distance: 0 near, 1 gone into the haze. */
export const faded = (mood: Mood, color: string, t: number): string => mix(color, mood.haze, t);
