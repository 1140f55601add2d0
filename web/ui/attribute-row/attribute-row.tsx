import { type ReactNode, useState } from 'react';
import * as styles from './attribute-row.css.ts';
import { BelowSlot } from './below-slot.ts';

type AttributeRowProps = {
  readonly name: string;
  /** More words of the sheet for the same attribute, in smaller print. */
  readonly note?: string | undefined;
  /** Choice that belongs to the attribute, next to its name. */
  readonly aside?: ReactNode;
  readonly zero: ReactNode;
  readonly line: ReactNode;
  /** Button that clears the mark, when there is one. Its space is always reserved. */
  readonly clear?: ReactNode;
  /** Content that belongs to the attribute, below the row. */
  readonly below?: ReactNode;
  readonly id?: string | undefined;
};

/**
 * Form row of one attribute of the sheet: name, "not perceived", line, clear button. Only space
 * separates it from the next row.
 */
export function AttributeRow(props: AttributeRowProps) {
  const { name, note, aside, zero, line, clear, below, id } = props;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <BelowSlot value={slot}>
      <fieldset aria-label={name} className={styles.row} id={id}>
        <div className={styles.head}>
          <span className={styles.name}>
            {name} {note !== undefined && <small className={styles.note}>{note}</small>}
          </span>
          {aside}
        </div>
        <div className={styles.work}>
          {zero}
          <div className={styles.line}>{line}</div>
          <div className={styles.clear}>
            <div className={styles.flat}>{clear}</div>
          </div>
        </div>
        <div className={styles.below} ref={setSlot}>
          {below}
        </div>
      </fieldset>
    </BelowSlot>
  );
}
