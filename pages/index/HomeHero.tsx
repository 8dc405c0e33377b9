import type { Home } from '#content/home';
import { ButtonLink, ButtonRow } from '../../components/Button/Button.tsx';
import { CallButton } from '../../components/Button/CallButton.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import { toEstimate } from '../../components/url/href.ts';
import styles from './Home.module.scss';

interface HomeHeroProps {
  hero: Home['hero'];
  /** Whether there are service cards below to link to. */
  hasServices: boolean;
}

export function HomeHero({ hero, hasServices }: HomeHeroProps) {
  const { site } = usePageContext();
  return (
    <Hero
      size="home"
      eyebrow={hero.eyebrow}
      heading={hero.heading}
      text={hero.text}
      image={hero.image}
    >
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
