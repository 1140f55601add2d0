import * as styles from './answer-line.css.ts';

type AnswerLineProps = {
  /** Positions on the line, 0 to 100 mm. */
  readonly mark: number;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly median: number | null;
};

/**
 * Line chart of one answer: the taster's mark, the range of accepted values and the median of the
 * others. It shows no figures; the text next to it gives them.
 */
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

/** Legend of the answer line: what the mark, the range and the median look like. */
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
