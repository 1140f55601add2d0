import { type ReactNode, useState } from 'react';
import * as styles from './attribute-row.css.ts';
import { BelowSlot } from './below-slot.ts';

type AttributeRowProps = {
  readonly name: string;
  /** More words of the sheet for the same attribute, smaller. */
  readonly note?: string | undefined;
  /** A choice that belongs to the attribute, beside its name. */
  readonly aside?: ReactNode;
  readonly zero: ReactNode;
  readonly line: ReactNode;
  /** The way back to blank, when there is something to take back. Its place is kept free. */
  readonly clear?: ReactNode;
  /** What belongs to the attribute and stands under it. */
  readonly below?: ReactNode;
  readonly id?: string | undefined;
};

/** One attribute of the sheet: name, "not perceived", line, way back. Told from the next by space alone. */
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
