import * as styles from './tray-dots.css.ts';

type TrayDotsProps = {
  readonly total: number;
  /** How many are handed in; the one after them is the one at hand. */
  readonly done: number;
  /** The place in words: "2 of 4". */
  readonly text: string;
};

/** How far the tray is: one dot a glass, full when handed in, ringed when at hand. */
export function TrayDots({ total, done, text }: TrayDotsProps) {
  const places = Array.from({ length: total }, (_, index) => index);
  return (
    <div className={styles.tray}>
      <span aria-hidden className={styles.dots}>
        {places.map((place) => (
          <span
            className={styles.dot[place < done ? 'done' : place === done ? 'now' : 'todo']}
            key={place}
          />
        ))}
      </span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
