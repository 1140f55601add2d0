import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import * as styles from './link.css.ts';

type LinkProps = Omit<AriaLinkProps, 'className' | 'style'> & {
  /** A record's own name in a list: strong, underlined on hover alone. */
  readonly strong?: boolean | undefined;
};

/** A link. With `onPress` and no `href` it is still a link in looks and in the accessibility tree. */
export function Link({ strong = false, ...rest }: LinkProps) {
  return <AriaLink {...rest} className={strong ? styles.strong : styles.link} />;
}
