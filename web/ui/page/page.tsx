import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

type PageProps = {
  readonly children: ReactNode;
  /** Forms stop at 960 px, text at 72 characters. */
  readonly width?: keyof typeof styles.page | undefined;
};

/** The padded content of a page inside the shell. */
export function Page({ children, width = 'full' }: PageProps) {
  return <div className={styles.page[width]}>{children}</div>;
}
