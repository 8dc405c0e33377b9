import { AreaLists } from '../../components/AreaMap/AreaLists.tsx';
import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import { Differentiators } from './Differentiators.tsx';
import { Story } from './Story.tsx';

export function Page() {
  const { about, area, regions } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...about.hero} />
      <Story story={about.story} />
      <Differentiators differentiators={about.differentiators} />
      <Section ground="paper" labelledBy="coverage-heading" intro={about.coverage}>
        <AreaLists area={area} lists={regions} />
      </Section>
      <CallPanel call={about.call} />
    </>
  );
}
