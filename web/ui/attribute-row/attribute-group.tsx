import { type ReactNode, useId } from 'react';
import * as styles from './attribute-row.css.ts';

type AttributeGroupProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A group after another, parted from it by a hairline. */
  readonly isSecond?: boolean | undefined;
};

/** The attributes of one half of the sheet under their title. */
export function AttributeGroup({ title, children, isSecond = false }: AttributeGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 className={styles.title} data-second={isSecond ? '' : undefined} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
