import { use, useRef } from 'react';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  TimeFieldStateContext,
} from 'react-aria-components';
import * as styles from './segments.css.ts';
import { useTyping } from './use-typing.ts';

/** Segments of a date or time, each typed on its own, in the order of the reader's language. */
export function Segments() {
  const state = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const parts = useRef<HTMLDivElement>(null);
  useTyping(parts, state ?? time);
  return (
    <DateInput className={styles.parts} ref={parts}>
      {(segment) => (
        <DateSegment
          className={styles.part}
          // The value, also where another ARIA role hides it from the DOM.
          data-value={segment.value ?? undefined}
          segment={segment}
        />
      )}
    </DateInput>
  );
}
