import * as styles from './spinner.css.ts';

type SpinnerProps = {
  readonly label?: string | undefined;
  /**
   * Size in px, for a spinner that replaces an icon, as in a button. It then inherits the colour.
   */
  readonly bare?: number | undefined;
};

/**
 * Spinner for an operation in progress. With a label it is announced to screen readers, without it
 * is decorative.
 */
export function Spinner({ label, bare }: SpinnerProps) {
  if (bare !== undefined)
    return <span aria-hidden className={styles.ring} style={{ width: bare, height: bare }} />;
  return (
    <span className={styles.line} role={label === undefined ? undefined : 'status'}>
      <span aria-hidden className={styles.ring} />
      {label}
    </span>
  );
}
