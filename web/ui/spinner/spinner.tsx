import * as styles from './spinner.css.ts';

type SpinnerProps = {
  readonly label?: string | undefined;
  /** Takes the colour of its surroundings, as in a button, and so many px: those of the icon in whose place it stands. */
  readonly bare?: number | undefined;
};

/** A turning ring: something is under way. With a label it is announced, without it is decoration. */
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
