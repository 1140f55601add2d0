import type { ReactNode } from 'react';
import * as styles from './definition-list.css.ts';

/** A name and what stands for it. */
export type Definition = { readonly term: string; readonly value: ReactNode };

type DefinitionListProps = {
  readonly items: readonly Definition[];
  /** In a row; term left and value right; or one under another. */
  readonly layout?: keyof typeof styles.list | undefined;
};

/** Facts by name: what a thing is, in pairs. */
export function DefinitionList({ items, layout = 'sum' }: DefinitionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items.map(({ term, value }) => (
        <div className={styles.pair[layout]} key={term}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
