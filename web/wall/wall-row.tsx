import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  type LucideIcon,
  Timer,
} from 'lucide-react';
import type { WatchedTaster } from '../../domain/watching/watched-session.ts';
import * as styles from './wall.css.ts';

const DRAWINGS: Readonly<Record<WatchedTaster['state'], LucideIcon>> = {
  waiting: CircleDashed,
  tasting: CircleDot,
  resting: Timer,
  finished: CircleCheck,
  'not-tasting': CircleSlash,
};

/**
 * Row of one taster: state as an icon and a word, and how many glasses are done, but not which
 * (LIV-11).
 */
export function WallRow({
  taster,
  isKnown,
  isLast,
}: {
  readonly taster: WatchedTaster;
  /** False while the connection is lost: the last state is not shown as the current one. */
  readonly isKnown: boolean;
  readonly isLast: boolean;
}) {
  const { t } = useLingui();
  const words: Readonly<Record<WatchedTaster['state'], string>> = {
    waiting: t`Waiting`,
    tasting: t`Tasting`,
    resting: t`Resting`,
    finished: t`Finished`,
    'not-tasting': t`Not tasting`,
  };
  const { name, state, done, of } = taster;
  const glasses = t`${plural(of, { one: `${done} of # glass`, other: `${done} of # glasses` })}`;
  const Drawing = isKnown ? DRAWINGS[state] : CircleDashed;
  const look = isKnown ? state : 'unknown';
  return (
    <li className={`${styles.row[look]} ${isLast ? styles.last : ''}`}>
      <Drawing aria-hidden className={styles.drawing} focusable={false} strokeWidth={1.75} />
      <b className={styles.name}>{name}</b>
      {isKnown && state !== 'not-tasting' ? (
        <span className={styles.dots} role="img" aria-label={glasses}>
          {Array.from({ length: of }, (_, place) => (
            <span
              className={
                styles.glass[
                  place < done ? 'done' : place === done && state === 'tasting' ? 'now' : 'todo'
                ]
              }
              // biome-ignore lint/suspicious/noArrayIndexKey: a glass is its place, and nothing else is known of it.
              key={place}
            />
          ))}
        </span>
      ) : (
        <span />
      )}
      <span className={styles.word}>{isKnown ? words[state] : ''}</span>
    </li>
  );
}
