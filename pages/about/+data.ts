import { about } from '#content/about';
import { areaMap } from '../areaMap.ts';
import { pageHead } from '../pageHead.ts';

export function data() {
  const { seo, hero, coverage } = about;
  const area = areaMap();
  return {
    head: pageHead(seo, '/about', { image: hero.image, subject: { kind: 'about' } }),
    about,
    area,
    // Places that are also on the map may have a page, too.
    regions: coverage.regions.map(({ name, places }) => ({
      heading: name,
      places: places.map(
        (place) => area.places.find((known) => known.name === place) ?? { name: place },
      ),
    })),
  };
}
