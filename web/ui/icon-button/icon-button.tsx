import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import { type ButtonSize, buttonClass } from '../button/button-look.ts';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './icon-button.css.ts';

type IconButtonProps = Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  readonly icon: LucideIcon;
  /** Accessible name, shown as a tooltip. */
  readonly label: string;
  readonly variant?: 'secondary' | 'quiet' | 'plain' | undefined;
  readonly size?: ButtonSize | undefined;
  /** Pressed state of a toggle button. */
  readonly pressed?: boolean | undefined;
};

/**
 * Square button with an icon only: close, more, theme, page arrows. It is never used for an action
 * that changes a class.
 */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'desk',
  pressed,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        aria-label={label}
        className={`${buttonClass(variant, size)} ${styles.square[size]}`}
      >
        <Icon of={icon} size={size === 'booth' ? 20 : 16} />
      </AriaButton>
    </Tooltip>
  );
}
