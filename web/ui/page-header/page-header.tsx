import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../definition-list/definition-list.tsx';
import * as styles from './page-header.css.ts';

type PageHeaderProps = {
  readonly title: ReactNode;
  /** A line over the title: where this belongs, a way back. */
  readonly above?: ReactNode;
  readonly lede?: ReactNode;
  readonly facts?: readonly Definition[] | undefined;
  /** The buttons of the page; one of them primary at most. */
  readonly actions?: ReactNode;
  /** Stays in sight of a long page, on a desk: what is done with the whole of it is done from any place. */
  readonly isInSight?: boolean | undefined;
};

/** The head of a page: its one first-level title, its facts, its acts. */
export function PageHeader({
  title,
  above,
  lede,
  facts,
  actions,
  isInSight = false,
}: PageHeaderProps) {
  const isSaid = lede !== undefined && lede !== '';
  return (
    <header className={isInSight ? styles.inSight : styles.header}>
      <div className={facts === undefined ? styles.words : styles.wordsOfFacts}>
        {above !== undefined && <div className={styles.above}>{above}</div>}
        <h1 className={styles.title}>{title}</h1>
        {isSaid && <div className={styles.lede}>{lede}</div>}
        {facts !== undefined && (
          <div className={styles.facts}>
            <DefinitionList items={facts} layout="facts" />
          </div>
        )}
      </div>
      {actions !== undefined && (
        <div className={styles.actions} data-screen-only="">
          {actions}
        </div>
      )}
    </header>
  );
}
