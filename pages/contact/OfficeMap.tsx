import type { Contact } from '#content/contact';
import { AreaLegend } from '../../components/AreaMap/AreaLists.tsx';
import { type Area, AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { buttonClass } from '../../components/Button/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { OfficeContact } from '../../scripts/content/model/siteData.ts';
import styles from './OfficeMap.module.scss';

interface OfficeMapProps {
  map: Contact['map'];
  area: Area;
  /** The main office first. */
  offices: readonly OfficeContact[];
}

/**
 * The drawing of our area with the offices. The map itself replaces it only when a visitor asks for
 * it, as its service learns of everyone who sees it. Without script, or if only the addresses are
 * known, there are just links to it.
 */
export function OfficeMap({ map, area, offices }: OfficeMapProps) {
  const embed = offices.find((office) => office.embed)?.embed;
  return (
    <Section ground="paper" labelledBy="map-heading">
      <div className={styles.head}>
        <h2 id="map-heading">{map.heading}</h2>
        {offices.map(({ office, map: url }) => (
          <PostalAddress key={url} address={office} className={styles.address} />
        ))}
      </div>
      <div data-map={embed} data-title={embed && map.frameTitle}>
        <div className={styles.map} data-map-place>
          <AreaMap
            area={area}
            offices={offices.map(({ office }) => office)}
            labelledBy="map-heading"
          />
          {embed && (
            <button
              type="button"
              className={`${buttonClass('primary', true)} ${styles.show}`}
              aria-describedby="map-note"
              hidden
            >
              {map.showLabel}
            </button>
          )}
        </div>
        <div data-until-map>
          <AreaLegend area={area} />
        </div>
        <div className={styles.foot}>
          {embed && <MapNote map={map} />}
          {offices.map(({ office, map: url }) => (
            <ExternalLink key={url} url={url} className={styles.link}>
              {map.openLabel}
              {offices.length > 1 && `: ${office.city}`}
            </ExternalLink>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Whose map it is, and how loading it goes. */
const MapNote = ({ map }: Pick<OfficeMapProps, 'map'>) => (
  <div>
    <p id="map-note" data-until-map>
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
);
