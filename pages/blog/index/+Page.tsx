import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CallPanel } from '../../../components/CallPanel/CallPanel.tsx';
import rows from '../../../components/CardRows/CardRows.module.scss';
import { Newsletter } from '../../../components/Newsletter/Newsletter.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { PostCard } from '../../../components/PostCard/PostCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import styles from './Blog.module.scss';
import { CategoryLinks } from './CategoryLinks.tsx';
import { Pager } from './Pager.tsx';

export function Page() {
  const { blog, heading, intro, crumbs, categories, cards, pager } = useData<typeof data>();
  return (
    <>
      <PageHead heading={heading} intro={intro} above={crumbs && <Breadcrumbs crumbs={crumbs} />} />
      {cards.length > 0 && (
        <Section ground="paper">
          {categories.length > 0 && (
            <CategoryLinks
              label={blog.lists.categoriesLabel}
              kind={blog.lists.articlesLabel}
              links={categories}
            />
          )}
          <ul className={`${rows.rows} ${styles.cards}`}>
            {cards.map((card, index) => (
              <li
                key={card.path}
                // Of two, neither leads.
                {...(index === 0 &&
                  cards.length !== 2 && { className: styles.lead, 'data-lead': '' })}
              >
                <PostCard card={card} readLabel={blog.readLabel} level={2} isLead={index === 0} />
              </li>
            ))}
          </ul>
          {pager && <Pager pager={pager} words={blog.lists} />}
        </Section>
      )}
      <Newsletter newsletter={blog.newsletter} />
      <CallPanel call={blog.call} />
    </>
  );
}
