import { type ReactNode, useId } from 'react';
import * as styles from './gallery.css.ts';

type ExhibitProps = {
  readonly title: string;
  readonly span?: keyof typeof styles.span | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** Exhibit of the component catalogue: a family of components in its states. */
export function Exhibit({ title, span = 1, id, children }: ExhibitProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.span[span]} id={id}>
      <h2 className={styles.name} id={titleId}>
        {title}
      </h2>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
