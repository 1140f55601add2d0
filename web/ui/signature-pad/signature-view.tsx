import { SignatureInk } from './signature-ink.tsx';
import * as styles from './signature-pad.css.ts';

type SignatureViewProps = {
  readonly strokes: readonly (readonly number[])[];
  /** The name it was typed as; null of one that was drawn. */
  readonly typed?: string | null;
  /** Spoken: whose signature it is. */
  readonly label: string;
};

/** A signature to be looked at. */
export function SignatureView({ strokes, typed = null, label }: SignatureViewProps) {
  return (
    <div
      aria-label={typed === null ? label : `${label}, ${typed}`}
      className={styles.view}
      role="img"
    >
      <SignatureInk strokes={strokes} />
      {typed !== null && <span className={styles.typed}>{typed}</span>}
    </div>
  );
}
