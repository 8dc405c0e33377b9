import { CallPanel } from '../../../components/CallPanel/CallPanel.tsx';
import { Newsletter } from '../../../components/Newsletter/Newsletter.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { PostCard } from '../../../components/PostCard/PostCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import styles from './Blog.module.scss';

export function Page() {
  const { blog, cards } = useData<typeof data>();
  return (
    <>
      <PageHead heading={blog.heading} intro={blog.intro} />
      {cards.length > 0 && (
        <Section ground="paper">
          <ul className={styles.cards}>
            {cards.map((card, index) => (
              <li key={card.path} className={styles.card}>
                <PostCard card={card} readLabel={blog.readLabel} level={2} isLead={index === 0} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Newsletter newsletter={blog.newsletter} />
      <CallPanel call={blog.call} />
    </>
  );
}
