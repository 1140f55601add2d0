import * as styles from './tray-dots.css.ts';

/** How far a glass is: handed in, at hand, or to come. */
export type TrayDot = keyof typeof styles.dot;

type TrayDotsProps = {
  /** One a glass, in the order of the tray: glasses are not always done in that order. */
  readonly dots: readonly TrayDot[];
  /** The place of the one at hand in words: "2 of 4". */
  readonly text: string;
};

/** How far the tray is: one dot a glass, full when handed in, ringed when at hand. */
export function TrayDots({ dots, text }: TrayDotsProps) {
  return (
    <div className={styles.tray}>
      <span aria-hidden className={styles.dots}>
        {dots.map((dot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the tray is what it is.
          <span className={styles.dot[dot]} data-dot={dot} key={index} />
        ))}
      </span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
