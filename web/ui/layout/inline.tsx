import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type InlineProps = {
  readonly children: ReactNode;
  readonly gap?: keyof typeof styles.gap | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  readonly justify?: keyof typeof styles.justify | undefined;
  /** Whether lines wrap where there is no room; true by default. */
  readonly wrap?: boolean | undefined;
};

/** Horizontal layout (flex row) of its children. */
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
