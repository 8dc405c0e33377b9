import { EstimateSection } from '../../components/EstimateSection/EstimateSection.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { Advantages } from './Advantages.tsx';
import { HomeHero } from './HomeHero.tsx';
import { More } from './More.tsx';
import { Premier } from './Premier.tsx';
import { Process } from './Process.tsx';
import { ServiceAreas } from './ServiceAreas.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page() {
  const { home, cards, area, states, testimonials } = useData<typeof data>();
  return (
    <>
      <HomeHero hero={home.hero} hasServices={cards.length > 0} />
      <Process process={home.process} />
      {cards.length > 0 && <ServiceCards services={home.services} cards={cards} />}
      <Advantages advantages={home.advantages} />
      <Premier premier={home.premier} />
      <ServiceAreas words={home.areas} area={area} states={states} />
      {testimonials.length > 0 && (
        <Testimonials words={home.testimonials} testimonials={testimonials} />
      )}
      {home.more && home.more.links.length > 0 && <More more={home.more} />}
      <EstimateSection />
    </>
  );
}
