import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> &
  ButtonLook & {
    /** Work is under way: focusable, not pressable, a spinner before the word. */
    readonly pending?: boolean | undefined;
  };

/** A button. Says what it does in a verb; when disabled, a line beside it says why. */
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
