import { Link as AriaLink, type LinkProps } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'style'> & ButtonLook;

/** Link that looks like a button: it navigates and changes nothing. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'desk',
  icon,
  iconEnd,
  ...rest
}: LinkButtonProps) {
  const iconSize = size === 'booth' ? 20 : 16;
  return (
    <AriaLink {...rest} className={buttonClass(variant, size)}>
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </AriaLink>
  );
}
