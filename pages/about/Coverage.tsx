import type { About } from '#content/about';
import { AreaLists } from '../../components/AreaMap/AreaLists.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import type { AboutData } from './+data.ts';

interface CoverageProps {
  coverage: About['coverage'];
  area: AboutData['area'];
  regions: AboutData['regions'];
}

export function Coverage({ coverage, area, regions }: CoverageProps) {
  return (
    <Section ground="paper" labelledBy="coverage-heading">
      <SectionIntro id="coverage-heading" heading={coverage.heading} intro={coverage.intro} />
      <AreaLists area={area} lists={regions} />
    </Section>
  );
}
