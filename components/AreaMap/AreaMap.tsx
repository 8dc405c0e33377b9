import type { Href } from '#content/paths';
import type { ServiceAreasWords } from '#content/serviceAreas';
import type { Placeable, Point } from '../../scripts/content/model/fields.ts';
import styles from './AreaMap.module.scss';
import { Land } from './Land.tsx';
import { type LandWords, landNames } from './landNames.ts';
import { isShown } from './nameBoxes.ts';
import { placeNames } from './placeNames.ts';
import { fitAround, sheet } from './projection.ts';
import { Town } from './Town.tsx';

/** A place that we serve; on the map if its coordinates are known. */
export interface ServedPlace extends Placeable {
  name: string;
  /** Its page; a place with one is primary. */
  path?: Href | undefined;
}

export interface Area {
  places: readonly ServedPlace[];
  /** The names of the states, the northern one’s first. */
  states: readonly [string, string];
  waters: LandWords;
  legend: ServiceAreasWords['legend'];
}

interface AreaMapProps {
  area: Area;
  /** Where offices are. */
  offices?: readonly Placeable[];
  /**
   * The id of the map’s label; left out if lists beside the map have the same names. Only then are
   * names on the map links, as they are too close to each other for thumbs.
   */
  labelledBy?: string;
}

/**
 * A drawing of both states with the places that we serve. Its size follows the text, not the
 * screen: narrow screens crop its sides, where there are no towns.
 */
export function AreaMap({ area, offices = [], labelledBy }: AreaMapProps) {
  const places = area.places.filter(isPlaced);
  if (places.length === 0) return null;
  const project = fitAround(places);
  const marks = places.map((place) => ({ ...place, at: project(place), isPrimary: !!place.path }));
  const landmarks = landNames(area.states, area.waters, project);
  const boxes = placeNames(
    marks,
    landmarks.map(({ box }) => box),
  );
  const part = labelledBy
    ? { role: 'group', 'aria-labelledby': labelledBy }
    : { 'aria-hidden': true };
  return (
    <div className={styles.frame} data-area-map {...part}>
      <svg role="none" className={styles.map} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <Land project={project} />
        {landmarks.map(({ words, kind, box }) => (
          <text
            key={words}
            className={styles[`${kind}Name`]}
            data-far={isShown(box) ? undefined : ''}
            x={box.x}
            y={box.y + box.height * 0.75}
          >
            {words}
          </text>
        ))}
        {marks.map((mark) => (
          <Town key={mark.name} mark={mark} box={boxes.get(mark)} isLinked={!labelledBy} />
        ))}
        {offices.filter(isPlaced).map((office) => {
          const [x, y] = project(office);
          return <circle key={`${x},${y}`} className={styles.office} cx={x} cy={y} r="6.5" />;
        })}
      </svg>
    </div>
  );
}

const isPlaced = <Spot extends Placeable>(spot: Spot): spot is Spot & Point =>
  spot.latitude !== undefined && spot.longitude !== undefined;
