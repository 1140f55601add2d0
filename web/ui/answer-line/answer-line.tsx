import * as styles from './answer-line.css.ts';

type AnswerLineProps = {
  /** Places on the line, 0 to 100. */
  readonly mark: number;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly median: number | null;
};

/** A mark beside the range it should lie in and the median of others, without a figure. The words beside it say the same. */
export function AnswerLine({ mark, range, median }: AnswerLineProps) {
  return (
    <span aria-hidden className={styles.line}>
      {range !== null && (
        <span
          className={styles.range}
          style={{ '--line-at': range.low, '--line-to': range.high }}
        />
      )}
      {median !== null && <span className={styles.median} style={{ '--line-at': median }} />}
      <span className={styles.mark} style={{ '--line-at': mark }} />
    </span>
  );
}

/** What is what on such a line. */
export function AnswerKey(props: {
  readonly mark: string;
  readonly median: string | null;
  readonly range: string | null;
}) {
  return (
    <ul className={styles.key}>
      <li>
        <span aria-hidden className={styles.keyMark} />
        {props.mark}
      </li>
      {props.median !== null && (
        <li>
          <span aria-hidden className={styles.keyMedian} />
          {props.median}
        </li>
      )}
      {props.range !== null && (
        <li>
          <span aria-hidden className={styles.keyRange} />
          {props.range}
        </li>
      )}
    </ul>
  );
}
