import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type InlineProps = {
  readonly children: ReactNode;
  readonly gap?: keyof typeof styles.gap | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  readonly justify?: keyof typeof styles.justify | undefined;
  /** Lines break when there is no room; true unless said otherwise. */
  readonly wrap?: boolean | undefined;
};

/** One thing beside another. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
}: InlineProps) {
  const classes = [styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify]];
  if (wrap) classes.push(styles.wrap);
  return <div className={classes.join(' ')}>{children}</div>;
}
