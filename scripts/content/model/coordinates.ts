import { z } from 'zod';

/** A place on the globe, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What may have a place on the globe. */
export type Placeable = { [Degrees in keyof Point]?: number | undefined };

/**
 * The fields of a place on the globe.
 * @param without what happens without them
 */
export const coordinates = (without: string) => ({
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .meta({ title: 'Latitude', description: `Degrees north, for example 42.2736; ${without}` }),
  longitude: z.number().min(-180).max(180).optional().meta({
    title: 'Longitude',
    description: 'Degrees east, so negative here, for example -89.0942',
  }),
});

/** Whether there is a whole place, or none. */
export const isNoHalfPlace = ({ latitude, longitude }: Placeable): boolean =>
  (latitude === undefined) === (longitude === undefined);

/** What is said of half a place. */
export const halfPlace = {
  error: 'A place needs both its latitude and its longitude, or none of them.',
  path: ['latitude'],
};
