import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import * as styles from './presence.css.ts';

/** Person who is present, in one of the four hues. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly tone: 1 | 2 | 3 | 4;
};

type PresenceProps = {
  readonly people: readonly Person[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly children?: ReactNode;
};

/** Presence: the other people on this page, as avatars. */
export function Presence({ people, label, children }: PresenceProps) {
  return (
    <span className={styles.presence}>
      <ul aria-label={label} className={styles.people}>
        {people.map(({ id, ...person }) => (
          <li key={id}>
            <Avatar {...person} />
          </li>
        ))}
      </ul>
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
