import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './segments.css.ts';

/** The parts of a date or a time, each typed on its own, in the order of the reader's language. */
export function Segments() {
  return (
    <DateInput className={styles.parts}>
      {(segment) => <DateSegment className={styles.part} segment={segment} />}
    </DateInput>
  );
}
