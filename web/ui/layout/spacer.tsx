import * as styles from './layout.css.ts';

/** Takes the room that is left, so that what follows stands at the end. */
export function Spacer() {
  return <span aria-hidden className={styles.spacer} />;
}
