import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CallPanel } from '../../../components/CallPanel/CallPanel.tsx';
import rows from '../../../components/CardRows/CardRows.module.scss';
import filter from '../../../components/FilterBar/FilterBar.module.scss';
import hidden from '../../../components/Hidden/Hidden.module.scss';
import { Newsletter } from '../../../components/Newsletter/Newsletter.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { PostCard } from '../../../components/PostCard/PostCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { contentHref } from '../../../components/url/href.ts';
import type { BlogData, data } from './+data.ts';
import styles from './Blog.module.scss';
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
                <PostCard
                  card={card}
                  readLabel={blog.readLabel}
                  level={2}
                  isLead={index === 0}
                  isWide={cards.length % 3 !== 1}
                />
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

interface CategoryLinksProps {
  /** What they are, for screen readers. */
  label: string;
  links: BlogData['categories'];
  /** What each leads to, as a service may have the same name as a category. */
  kind: string;
}

/** Links to the list of each category; on a phone they are a row to swipe. */
function CategoryLinks({ label, links, kind }: CategoryLinksProps) {
  return (
    <nav className={`${filter.bar} ${styles.bar}`} aria-label={label}>
      <ul className={`${filter.links} ${styles.links}`}>
        {links.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <a
              href={contentHref(path)}
              className={filter.link}
              // Not `page`: on further pages of a category, the link leads to the first one.
              aria-current={isCurrent || undefined}
            >
              {name}
              <span className={hidden.visually}> – {kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
