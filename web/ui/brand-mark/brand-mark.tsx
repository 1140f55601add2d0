import * as styles from './brand-mark.css.ts';

type BrandMarkProps = {
  readonly size?: number | undefined;
  /** Name next to the mark; without it the mark is decorative. */
  readonly word?: string | undefined;
};

/**
 * Logo: a tasting glass from above, with a cobalt ring, olive oil and one stroke across the rim.
 */
export function BrandMark({ size = 24, word }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg aria-hidden className={styles.drawing} height={size} viewBox="0 0 24 24" width={size}>
        <circle className={styles.ring} cx="12" cy="12" r="9.75" />
        <circle className={styles.oil} cx="12" cy="12" r="5" />
        <path className={styles.gap} d="m15.6 8.4 5.6-5.6" />
        <path className={styles.stroke} d="m15.6 8.4 5.6-5.6" />
      </svg>
      {word !== undefined && <span data-brand-word="">{word}</span>}
    </span>
  );
}
