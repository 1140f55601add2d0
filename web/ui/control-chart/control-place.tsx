import type { MouseEvent, ReactNode } from 'react';
import * as styles from './control-chart.css.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Data point that links to its source. It is for pointers only: keyboard users follow the links in
 * the table.
 */
export function ControlPlace(props: {
  readonly href: string | undefined;
  readonly name: string;
  /** Navigates on the client, without loading the page again. */
  readonly onOpen?: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}) {
  const { href, name, onOpen, children } = props;
  if (href === undefined) return children;
  return (
    <a
      aria-label={name}
      className={styles.place}
      href={href}
      onClick={(event) => {
        if (onOpen === undefined || !isPlain(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
      tabIndex={-1}
    >
      {children}
    </a>
  );
}
