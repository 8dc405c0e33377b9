import type { Href } from '#content/paths';
import type { ServiceAreasWords } from '#content/serviceAreas';
import type { Placeable, Point } from '../../scripts/content/model/fields.ts';
import { href } from '../url/href.ts';
import styles from './AreaMap.module.scss';
import { Land, type LandWords, landNames } from './Land.tsx';
import { type Box, isShown, letterSize, type Mark, placeNames } from './placeNames.ts';
import { fitAround, sheet } from './projection.ts';

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

interface TownProps {
  mark: Mark & { path?: Href | undefined };
  /** Where its name goes; a name without room is only in the lists. */
  box: Box | undefined;
  /** Whether it may be a link; the keyboard uses the same link in a list beside the map. */
  isLinked: boolean;
}

/** A town’s mark and name: also a link to its page where it may be. */
function Town({ mark, box, isLinked }: TownProps) {
  const [x, y] = mark.at;
  const sign = mark.isPrimary ? (
    <path d={`M${x} ${y - 6}l6 3v8h-12v-8Z`} />
  ) : (
    <circle cx={x} cy={y} r="3.5" />
  );
  const name = box && <Name mark={mark} box={box} />;
  if (!mark.path || !box || !isLinked) {
    return (
      <g className={mark.isPrimary ? styles.primary : styles.extended}>
        {sign}
        {name}
      </g>
    );
  }
  return (
    <a href={href(mark.path)} className={styles.primary} tabIndex={-1}>
      <rect {...box} />
      {sign}
      {name}
    </a>
  );
}

/** A name that ends or begins at its mark, or is centered above or below it. */
function Name({ mark, box }: { mark: Mark; box: Box }) {
  const [x] = mark.at;
  const isBefore = box.x + box.width <= x;
  const isLevel = !isBefore && box.x < x;
  return (
    <text
      x={box.x + (isBefore ? box.width : isLevel ? box.width / 2 : 0)}
      y={box.y + (box.height + letterSize(mark) * 0.7) / 2}
      textAnchor={isBefore ? 'end' : isLevel ? 'middle' : undefined}
    >
      {mark.name}
    </text>
  );
}
