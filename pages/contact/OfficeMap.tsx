import type { Contact } from '#content/contact';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { usePageContext } from '../../components/PageContext/useData.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './OfficeMap.module.scss';

/** A drawing of the area; it leads to the map itself. */
export function OfficeMap({ map }: { map: Contact['map'] }) {
  const { site } = usePageContext();
  const { address, links } = site;
  return (
    <Section ground="paper" labelledBy="map-heading">
      <div className={styles.head}>
        <h2 id="map-heading">{map.heading}</h2>
        <PostalAddress address={address} className={styles.address} />
      </div>
      <div className={styles.map} data-map={links.map.url}>
        <Picture
          picture={map.image}
          sizes="(width >= 67.5em) 72rem, 92vw"
          className={styles.image}
        />
        <ExternalLink url={links.directions.url} className={styles.link}>
          {links.map.label}
        </ExternalLink>
      </div>
    </Section>
  );
}
