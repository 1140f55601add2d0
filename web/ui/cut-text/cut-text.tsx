import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './cut-text.css.ts';

type CutTextProps = {
  readonly children: string;
  /** Labels of the button that shows the rest, and of the one that hides it. */
  readonly labels: { readonly more: string; readonly less: string };
};

/**
 * SCR-42: text in a table row, clamped to two lines. A button below shows the rest; print shows all
 * of it.
 */
export function CutText({ children, labels }: CutTextProps) {
  const words = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = words.current;
    if (element === null || isOpen) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight - element.clientHeight > 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <span className={styles.around}>
      <span className={styles.words} data-cut={isOpen ? undefined : ''} ref={words}>
        {children}
      </span>
      {(isCut || isOpen) && (
        <Button aria-expanded={isOpen} className={styles.act} onPress={() => setOpen(!isOpen)}>
          {isOpen ? labels.less : labels.more}
        </Button>
      )}
    </span>
  );
}
