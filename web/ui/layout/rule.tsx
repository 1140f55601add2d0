import * as styles from './layout.css.ts';

/** A hairline between sections. */
export function Rule() {
  return <hr className={styles.rule} />;
}
