import { ClipboardCheck, HandCoins, Layers, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { Home } from '#content/home';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import { estimateAnchor } from '../../components/url/href.ts';
import styles from './Advantages.module.scss';

type Icon = Home['advantages']['items'][number]['icon'];

const icons: Record<Icon, LucideIcon> = {
  shield: ShieldCheck,
  coins: HandCoins,
  clipboard: ClipboardCheck,
  layers: Layers,
};

export function Advantages({ advantages }: { advantages: Home['advantages'] }) {
  return (
    <Section ground="paper" labelledBy="advantages-heading">
      <div className={styles.columns}>
        <div className={styles.lead}>
          <SectionIntro
            id="advantages-heading"
            heading={advantages.heading}
            intro={advantages.intro}
          />
          <ButtonLink to={estimateAnchor}>{advantages.linkLabel}</ButtonLink>
        </div>
        <ul className={styles.items}>
          {advantages.items.map(({ icon, title, description }) => {
            const Icon = icons[icon];
            return (
              <li key={title} className={styles.item}>
                <Icon aria-hidden className={styles.icon} strokeWidth={1.6} />
                <h3>{title}</h3>
                <p className={styles.text}>{description}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
