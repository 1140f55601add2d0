import { type ReactNode, useId } from 'react';
import * as styles from './attribute-row.css.ts';

type AttributeGroupProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Content about the whole group, at the end of the title's line. */
  readonly end?: ReactNode;
  /** Adds a hairline that separates the group from the one before it. */
  readonly isSecond?: boolean | undefined;
};

/** Section for the attributes of one half of the sheet, under their title. */
export function AttributeGroup({ title, children, end, isSecond = false }: AttributeGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.titleLine} data-second={isSecond ? '' : undefined}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
