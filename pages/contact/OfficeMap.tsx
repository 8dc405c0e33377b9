import type { Contact } from '#content/contact';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './OfficeMap.module.scss';

/**
 * A drawing of the area. The map itself comes in its place when a visitor asks for it, as its
 * service learns of everyone who sees it; without script there is the link to it.
 */
export function OfficeMap({ map }: { map: Contact['map'] }) {
  const { site } = usePageContext();
  const { address, links } = site;
  return (
    <Section ground="paper" labelledBy="map-heading">
      <div className={styles.head}>
        <h2 id="map-heading">{map.heading}</h2>
        <PostalAddress address={address} className={styles.address} />
      </div>
      <div data-map={links.map.embed} data-title={map.frameTitle}>
        <div className={styles.map} data-map-place>
          <Picture
            picture={map.image}
            sizes="(width >= 67.5em) 72rem, 92vw"
            className={styles.image}
          />
          <button type="button" className={styles.show} aria-describedby="map-note" hidden>
            {map.showLabel}
          </button>
        </div>
        <div className={styles.foot}>
          <div>
            <p id="map-note" data-map-note>
              {map.note}
            </p>
            <p role="status">
              <span data-say="loading" hidden>
                {map.loading}
              </span>
              <span data-say="failed" hidden>
                {map.failed}
              </span>
            </p>
          </div>
          <ExternalLink url={links.map.url} className={styles.link}>
            {links.map.label}
          </ExternalLink>
        </div>
      </div>
    </Section>
  );
}
