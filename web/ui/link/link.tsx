import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import * as styles from './link.css.ts';

type LinkProps = Omit<AriaLinkProps, 'className' | 'style'> & {
  /** For the name of a record in a list: bold, underlined on hover only. */
  readonly strong?: boolean | undefined;
};

/**
 * Link. With `onPress` and no `href` it still looks like a link, and has that role in the
 * accessibility tree.
 */
export function Link({ strong = false, ...rest }: LinkProps) {
  return <AriaLink {...rest} className={strong ? styles.strong : styles.link} />;
}
