import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './cut-text.css.ts';

type CutTextProps = {
  readonly children: string;
  /** What shows the rest, and what takes it away again. */
  readonly labels: { readonly more: string; readonly less: string };
};

/** SCR-42: words of two lines in a row; where there are more, a button beneath shows them. On paper all of them stand. */
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
