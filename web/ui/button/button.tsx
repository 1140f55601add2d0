import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> &
  ButtonLook & {
    /**
     * Loading state: the button can be focused but not pressed, and shows a spinner before its
     * label.
     */
    readonly pending?: boolean | undefined;
  };

/** Button for an action. Its label is a verb; when it is disabled, a line next to it says why. */
export function Button({
  children,
  variant = 'secondary',
  size = 'desk',
  icon,
  iconEnd,
  pending = false,
  ...rest
}: ButtonProps) {
  const iconSize = size === 'booth' ? 20 : 16;
  return (
    <AriaButton {...rest} className={buttonClass(variant, size)} isPending={pending}>
      {pending ? <Spinner bare={iconSize} /> : icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </AriaButton>
  );
}
