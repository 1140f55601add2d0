import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../definition-list/definition-list.tsx';
import * as styles from './page-header.css.ts';

type PageHeaderProps = {
  readonly title: ReactNode;
  /** Line above the title: breadcrumb or back link. */
  readonly above?: ReactNode;
  readonly lede?: ReactNode;
  readonly facts?: readonly Definition[] | undefined;
  /** Buttons of the page, at most one of them primary. */
  readonly actions?: ReactNode;
  /** Sticky on a desk: actions on the whole of a long page are reachable from anywhere in it. */
  readonly isInSight?: boolean | undefined;
};

/** Page header: the only first-level heading, its facts, its actions. */
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
