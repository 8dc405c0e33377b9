import { home } from '#content/home';
import { serviceAreas } from '#content/serviceAreas';
import { services } from '#content/services';
import { testimonials } from '#content/testimonials';
import { areaMap, servedPlace } from '../areaMap.ts';
import { entryOf } from '../entries.ts';
import { pageHead } from '../pageHead.ts';

export function data() {
  return {
    head: pageHead(home.seo, '/', { image: home.hero.image }),
    home,
    cards: home.services.cards.map(({ service, description }) => {
      const { name, image, path } = entryOf(services, service);
      return { name, image, path, description };
    }),
    area: areaMap(),
    states: [serviceAreas.illinois, serviceAreas.wisconsin].map(({ heading, areas }) => ({
      heading,
      places: areas.map(servedPlace),
    })),
    testimonials: testimonials
      .filter((testimonial) => testimonial.page === 'home')
      .map(({ slug, name, location, rating, text, service }) => {
        return { slug, name, location, rating, text, service };
      }),
  };
}

export type HomeData = ReturnType<typeof data>;
