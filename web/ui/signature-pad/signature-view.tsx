import { SignatureInk } from './signature-ink.tsx';
import * as styles from './signature-pad.css.ts';

type SignatureViewProps = {
  readonly strokes: readonly (readonly number[])[];
  /** Name, if the signature was typed; null if it was drawn. */
  readonly typed?: string | null;
  /** Accessible name: whose signature it is. */
  readonly label: string;
};

/** Read-only view of a signature. */
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
