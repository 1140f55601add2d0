import * as styles from './layout.css.ts';

/**
 * Text that changes between alternatives, with the width of the longest reserved, so that a change
 * causes no layout shift (BTH-17).
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
