import * as styles from './layout.css.ts';

/**
 * One of several texts, with the width of the longest reserved: nothing beside it moves when the
 * text changes (BTH-17).
 */
export function ReservedWidthText({
  of,
  shown,
}: {
  readonly of: readonly string[];
  readonly shown: string;
}) {
  return (
    <span className={styles.reservedWidth}>
      <span>{shown}</span>
      {of.map((words) => (
        <span key={words} data-words={words} />
      ))}
    </span>
  );
}
