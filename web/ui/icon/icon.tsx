import type { LucideIcon } from 'lucide-react';
import * as styles from './icon.css.ts';

type IconProps = {
  readonly of: LucideIcon;
  readonly size?: 12 | 16 | 18 | 20 | 24 | undefined;
  /** Heavier stroke, for states and checks. */
  readonly strong?: boolean | undefined;
};

/**
 * Lucide icon next to a text. It is hidden from screen readers: the text, or the label of its
 * control, says the same.
 */
export function Icon({ of: Drawing, size = 16, strong = false }: IconProps) {
  return (
    <Drawing
      aria-hidden
      className={styles.icon}
      focusable={false}
      size={size}
      strokeWidth={strong ? 2 : 1.75}
    />
  );
}
