import * as styles from './layout.css.ts';

/** One of some words at a time, in the room of the longest of them: nothing beside them moves when they change (BTH-17). */
export function SteadyWords({
  of,
  shown,
}: {
  readonly of: readonly string[];
  readonly shown: string;
}) {
  return (
    <span className={styles.steady}>
      <span>{shown}</span>
      {of.map((words) => (
        <span key={words} data-words={words} />
      ))}
    </span>
  );
}
