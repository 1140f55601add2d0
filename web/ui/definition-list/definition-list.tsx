import type { ReactNode } from 'react';
import * as styles from './definition-list.css.ts';

/** Term of a definition list with its value. */
export type Definition = { readonly term: string; readonly value: ReactNode };

type DefinitionListProps = {
  readonly items: readonly Definition[];
  /** Layout: in a row; term left and value right; or term above value. */
  readonly layout?: keyof typeof styles.list | undefined;
};

/** Definition list (`dl`): facts about a thing, as pairs of term and value. */
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
