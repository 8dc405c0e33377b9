import { cities } from '#content/cities';
import { home } from '#content/home';
import { serviceAreas } from '#content/serviceAreas';
import { services } from '#content/services';
import { testimonials } from '#content/testimonials';
import { entryOf } from '../entryOf.ts';
import { pageHead } from '../pageHead.ts';

export function data() {
  return {
    head: pageHead(home.seo, '/', { image: home.hero.image }),
    home,
    cards: home.services.cards.map(({ service, description }) => {
      const { name, image, path } = entryOf(services, service);
      return { name, image, path, description };
    }),
    states: [serviceAreas.illinois, serviceAreas.wisconsin].map(({ heading, areas }) => ({
      heading,
      areas: areas.map(({ name, city }) => ({ name, path: city && entryOf(cities, city).path })),
    })),
    legend: serviceAreas.legend,
    testimonials: testimonials.flatMap((testimonial) =>
      testimonial.page === 'home'
        ? [
            {
              slug: testimonial.slug,
              name: testimonial.name,
              location: testimonial.location,
              rating: testimonial.rating,
              text: testimonial.text,
              service: testimonial.service,
            },
          ]
        : [],
    ),
  };
}

export type HomeData = ReturnType<typeof data>;
