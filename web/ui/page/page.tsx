import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import './wide-paper.css';

type PageProps = {
  readonly children: ReactNode;
  /** Width: forms at most 960 px, text 72 characters. */
  readonly width?: keyof typeof styles.page | undefined;
  /** SCR-24: prints in landscape, for a table that is too wide for portrait. */
  readonly isWideOnPaper?: boolean | undefined;
};

/** Content area of a page inside the app shell, with padding. */
export function Page({ children, width = 'full', isWideOnPaper = false }: PageProps) {
  const page = styles.page[width];
  return <div className={isWideOnPaper ? `${page} ${styles.wideOnPaper}` : page}>{children}</div>;
}
