import { cities } from '#content/cities';

export function onBeforePrerenderStart() {
  return cities.map(({ path }) => path);
}
