/** A window that pages are looked at in. */
export interface ShotWindow {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** How far the visitor has zoomed in: the number of device pixels per CSS pixel. */
  zoom?: number;
  isPhone?: boolean;
  /** Whether the picture shows the whole page, not only its first screen. */
  isWhole?: boolean;
}

/** The three layouts, as whole pages, and the windows whose first screen is hard to fill. */
export const shotWindows: readonly ShotWindow[] = [
  { width: 390, height: 844, isPhone: true, isWhole: true },
  { width: 834, height: 1112, isPhone: true, isWhole: true },
  { width: 1440, height: 900, isWhole: true },
  { width: 390, height: 844, isPhone: true },
  { width: 390, height: 667, isPhone: true },
  { width: 844, height: 390, isPhone: true },
  { width: 667, height: 375, isPhone: true },
  { width: 834, height: 1112, isPhone: true },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  // 1440 × 900 at 200 % and at 400 %.
  { width: 720, height: 450, zoom: 2 },
  { width: 360, height: 225, zoom: 4 },
];

/** @returns for example `390x844-whole`, for folders and headings */
export const windowName = ({ width, height, isWhole }: ShotWindow) =>
  `${width}x${height}${isWhole ? '-whole' : ''}`;
