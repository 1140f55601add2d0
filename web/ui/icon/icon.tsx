import type { LucideIcon } from 'lucide-react';
import * as styles from './icon.css.ts';

type IconProps = {
  readonly of: LucideIcon;
  readonly size?: 12 | 16 | 18 | 20 | 24 | undefined;
  /** A heavier stroke, for states and checks. */
  readonly strong?: boolean | undefined;
};

/** A Lucide drawing beside a word. Never spoken: the word, or the label of its control, says it. */
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
