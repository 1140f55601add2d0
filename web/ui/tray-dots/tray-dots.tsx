import * as styles from './tray-dots.css.ts';

/** State of a glass: handed in, current, or still to come. */
export type TrayDot = keyof typeof styles.dot;

type TrayDotsProps = {
  /** One dot a glass, in the order of the tray. Glasses are not always finished in that order. */
  readonly dots: readonly TrayDot[];
  /** Position of the current glass in words: "2 of 4". */
  readonly text: string;
};

/** Progress of a tray: one dot a glass, filled when handed in, ringed when current. */
export function TrayDots({ dots, text }: TrayDotsProps) {
  return (
    <div className={styles.tray}>
      <span aria-hidden className={styles.dots}>
        {dots.map((dot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position in the tray.
          <span className={styles.dot[dot]} data-dot={dot} key={index} />
        ))}
      </span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
