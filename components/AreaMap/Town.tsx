import type { Href } from '#content/paths';
import { href } from '../url/href.ts';
import styles from './AreaMap.module.scss';
import { type Box, letterSize, type Mark } from './nameBoxes.ts';

interface TownProps {
  mark: Mark & { path?: Href | undefined };
  /** Where its name goes; a name without room is only in the lists. */
  box: Box | undefined;
  /** Whether it may be a link; the keyboard uses the same link in a list beside the map. */
  isLinked: boolean;
}

/** A town’s mark and name: also a link to its page where it may be. */
export function Town({ mark, box, isLinked }: TownProps) {
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
