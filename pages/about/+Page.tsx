import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { Coverage } from './Coverage.tsx';
import { Differentiators } from './Differentiators.tsx';
import { Story } from './Story.tsx';

export function Page() {
  const { about, area, regions } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...about.hero} />
      <Story story={about.story} />
      <Differentiators differentiators={about.differentiators} />
      <Coverage coverage={about.coverage} area={area} regions={regions} />
      <CallPanel call={about.call} />
    </>
  );
}
