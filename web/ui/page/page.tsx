import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import './wide-paper.css';

type PageProps = {
  readonly children: ReactNode;
  /** Forms stop at 960 px, text at 72 characters. */
  readonly width?: keyof typeof styles.page | undefined;
  /** SCR-24: whether paper lies on its side, for a table that has no room on it upright. */
  readonly isWideOnPaper?: boolean | undefined;
};

/** The padded content of a page inside the shell. */
export function Page({ children, width = 'full', isWideOnPaper = false }: PageProps) {
  const page = styles.page[width];
  return <div className={isWideOnPaper ? `${page} ${styles.wideOnPaper}` : page}>{children}</div>;
}
