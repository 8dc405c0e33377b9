import { href } from '../url/href.ts';
import styles from './AreaLists.module.scss';
import { type Area, AreaMap, type ServedPlace } from './AreaMap.tsx';

interface AreaListsProps {
  area: Area;
  /** The lists, in order; the map shows every place whose location is known. */
  lists: readonly { heading: string; places: readonly ServedPlace[] }[];
}

/** The places that we serve, listed by state with links to their pages, beside a map of them. */
export function AreaLists({ area, lists }: AreaListsProps) {
  return (
    <div className={styles.area}>
      <div>
        <AreaMap area={area} />
        <AreaLegend area={area} />
      </div>
      <div className={styles.states}>
        {lists.map(({ heading, places }) => (
          <div key={heading}>
            <h3 className={styles.state}>{heading}</h3>
            <ul className={styles.places}>
              {places.map(({ name, path }) => (
                <li key={name} className={path ? styles.primary : styles.extended}>
                  {path ? <a href={href(path)}>{name}</a> : <span>{name}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Explains the two kinds of marks; renders nothing if no place has a page. */
export function AreaLegend({ area }: { area: Area }) {
  if (!area.places.some(({ path }) => path)) return null;
  return (
    <ul className={styles.legend}>
      <li className={styles.primary}>{area.legend.primary}</li>
      <li className={styles.extended}>{area.legend.extended}</li>
    </ul>
  );
}
