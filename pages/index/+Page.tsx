import type { Home } from '#content/home';
import { AreaLists } from '../../components/AreaMap/AreaLists.tsx';
import { ButtonLink, ButtonRow, CallButton } from '../../components/Button/Button.tsx';
import { EstimateSection } from '../../components/EstimateSection/EstimateSection.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { Island } from '../../components/Island/Island.tsx';
import {
  useData,
  useInterface,
  usePageContext,
} from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TestimonialCarousel } from '../../components/TestimonialCarousel/TestimonialCarousel.island.tsx';
import { toEstimate } from '../../components/url/href.ts';
import type { data, HomeData } from './+data.ts';
import { Advantages } from './Advantages.tsx';
import styles from './Home.module.scss';
import { More } from './More.tsx';
import { Premier } from './Premier.tsx';
import { Process } from './Process.tsx';
import { ServiceCards } from './ServiceCards.tsx';

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

interface HomeHeroProps {
  hero: Home['hero'];
  /** Whether there are service cards below to link to. */
  hasServices: boolean;
}

function HomeHero({ hero, hasServices }: HomeHeroProps) {
  const { site } = usePageContext();
  return (
    <Hero size="home" {...hero}>
      <ButtonRow>
        <ButtonLink to={toEstimate}>{hero.getStartedLabel}</ButtonLink>
        <CallButton phone={site.phone.display} label={site.phone.callLabel} look="outline" />
        {hasServices && (
          <a href="#services" className={styles.discover}>
            {hero.discoverLabel}
          </a>
        )}
      </ButtonRow>
    </Hero>
  );
}

interface ServiceAreasProps {
  words: Home['areas'];
  area: HomeData['area'];
  states: HomeData['states'];
}

function ServiceAreas({ words, area, states }: ServiceAreasProps) {
  return (
    <Section ground="paper" labelledBy="areas-heading" intro={words}>
      <div className={styles.areas}>
        <AreaLists area={area} lists={states} />
      </div>
      <div className={styles.areasFoot}>
        <ButtonLink to={toEstimate}>{words.quoteLabel}</ButtonLink>
      </div>
    </Section>
  );
}

interface TestimonialsProps {
  words: Home['testimonials'];
  testimonials: HomeData['testimonials'];
}

function Testimonials({ words, testimonials }: TestimonialsProps) {
  const { carousel, testimonials: controls } = useInterface();
  return (
    <Section ground="stone" labelledBy="testimonials-heading" intro={words}>
      <div className={styles.testimonials}>
        <Island
          component={TestimonialCarousel}
          trigger="visible"
          props={{ testimonials, words: { carousel, testimonials: controls } }}
        />
      </div>
    </Section>
  );
}
