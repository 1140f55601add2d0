import type { ReactNode } from 'react';
import * as styles from './tag.css.ts';

type TagProps = {
  readonly children: ReactNode;
  /** Colour: `own` is olive, for anything that the panel itself defined (replicate, reference). */
  readonly kind?: 'plain' | 'own' | undefined;
};

/** Tag (badge): a short word for the kind of a thing. */
export function Tag({ children, kind = 'plain' }: TagProps) {
  return <span className={styles.tag[kind]}>{children}</span>;
}
