import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type TextProps = {
  readonly children: ReactNode;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly size?: keyof typeof styles.size | undefined;
  readonly as?: 'span' | 'p' | 'div' | 'strong' | undefined;
  readonly id?: string | undefined;
};

/** Text in one of the tones and sizes of the type scale. */
export function Text({ children, tone = 'plain', size, as: Tag = 'span', id }: TextProps) {
  const classes = [styles.tone[tone]];
  if (size !== undefined) classes.push(styles.size[size]);
  return (
    <Tag className={classes.join(' ')} id={id}>
      {children}
    </Tag>
  );
}
