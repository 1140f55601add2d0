import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './button.css.ts';

/**
 * Visual weight of a button. Use one `primary` a screen; `quiet` is cobalt without a background,
 * `plain` is grey.
 */
export type ButtonVariant = keyof typeof styles.variant;

/** Height of a button: desk 36 px, dense 32, large 44 (sign-in), booth 52. */
export type ButtonSize = keyof typeof styles.size;

/** Props that `Button` and `LinkButton` share: variant, size and icons. */
export type ButtonLook = {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly iconEnd?: LucideIcon | undefined;
};

/** CSS classes of a button of this variant and size. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  const isBare = variant === 'quiet' || variant === 'plain';
  const classes = [styles.button, styles.variant[variant], styles.size[size]];
  if (isBare) classes.push(styles.bare[size]);
  return classes.join(' ');
}
