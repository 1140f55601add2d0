import type { ReactNode } from 'react';
import * as styles from './tag.css.ts';

type TagProps = {
  readonly children: ReactNode;
  /** Own is olive: what the panel made it (replicate, reference). */
  readonly kind?: 'plain' | 'own' | undefined;
};

/** A small word that says what kind of thing this is. */
export function Tag({ children, kind = 'plain' }: TagProps) {
  return <span className={styles.tag[kind]}>{children}</span>;
}
