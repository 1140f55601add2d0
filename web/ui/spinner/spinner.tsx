import * as styles from './spinner.css.ts';

type SpinnerProps = {
  readonly label?: string | undefined;
  /** Takes the colour of its surroundings, as in a button. */
  readonly bare?: boolean | undefined;
};

/** A turning ring: something is under way. With a label it is announced, without it is decoration. */
export function Spinner({ label, bare = false }: SpinnerProps) {
  if (bare) return <span aria-hidden className={styles.ring} />;
  return (
    <span className={styles.line} role={label === undefined ? undefined : 'status'}>
      <span aria-hidden className={styles.ring} />
      {label}
    </span>
  );
}
