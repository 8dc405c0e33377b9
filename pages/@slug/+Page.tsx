import { EstimateSection } from '../../components/EstimateSection/EstimateSection.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';

/** A page that editors add on their own. */
export function Page() {
  const { page, review, html } = useData<typeof data>();
  const { heading, intro, image, questions, estimate } = page;
  return (
    <>
      {image ? (
        <Hero size="page" heading={heading} text={intro} image={image} />
      ) : (
        <PageHead heading={heading} intro={intro} />
      )}
      <Section ground="paper">
        <Prose html={html} questions={questions} />
      </Section>
      {estimate && <EstimateSection ground="stone" review={review} />}
    </>
  );
}
