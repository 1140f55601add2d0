import * as styles from './layout.css.ts';

/** Hairline between sections (`hr`). */
export function Rule() {
  return <hr className={styles.rule} />;
}
