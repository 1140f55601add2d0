import * as styles from './layout.css.ts';

/** Flexible space that pushes the following items to the end of a row. */
export function Spacer() {
  return <span aria-hidden className={styles.spacer} />;
}
