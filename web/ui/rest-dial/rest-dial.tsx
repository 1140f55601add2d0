import * as styles from './rest-dial.css.ts';

type RestDialProps = {
  readonly secondsLeft: number;
  readonly totalSeconds: number;
  /** Remaining time as shown: "9:18". */
  readonly clock: string;
  readonly caption: string;
  /** Accessible name: the remaining time in words. */
  readonly label: string;
};

const RADIUS = 190;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * Countdown dial of the rest between two glasses, one turn for the whole rest. It moves once a
 * second, without easing.
 */
export function RestDial({ secondsLeft, totalSeconds, clock, caption, label }: RestDialProps) {
  const part = totalSeconds > 0 ? Math.min(1, Math.max(0, secondsLeft / totalSeconds)) : 0;
  return (
    <div aria-label={label} className={styles.dial} role="timer">
      <svg aria-hidden className={styles.drawing} viewBox="0 0 420 420">
        <circle className={styles.base} cx="210" cy="210" r={RADIUS} />
        <circle
          className={styles.left}
          cx="210"
          cy="210"
          r={RADIUS}
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          transform="rotate(-90 210 210)"
        />
        <path className={styles.needle} d="M210 2v36" transform={`rotate(${part * 360} 210 210)`} />
      </svg>
      <div className={styles.words}>
        <span className={styles.clock}>{clock}</span>
        {caption}
      </div>
    </div>
  );
}
