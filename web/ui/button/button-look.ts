import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './button.css.ts';

/** The weights of a button. One primary a screen; quiet is cobalt without a ground, plain is grey. */
export type ButtonVariant = keyof typeof styles.variant;

/** Desk 36 px, dense 32, large 44 (sign-in), booth 52. */
export type ButtonSize = keyof typeof styles.size;

/** What Button and LinkButton have in common. */
export type ButtonLook = {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly iconEnd?: LucideIcon | undefined;
};

/** The classes of a look. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  const isBare = variant === 'quiet' || variant === 'plain';
  const classes = [styles.button, styles.variant[variant], styles.size[size]];
  if (isBare) classes.push(styles.bare[size]);
  return classes.join(' ');
}
