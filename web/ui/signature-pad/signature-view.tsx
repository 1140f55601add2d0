import { SignatureInk } from './signature-ink.tsx';
import * as styles from './signature-pad.css.ts';

type SignatureViewProps = {
  readonly strokes: readonly (readonly number[])[];
  /** Spoken: whose signature it is. */
  readonly label: string;
};

/** A signature to be looked at. */
export function SignatureView({ strokes, label }: SignatureViewProps) {
  return (
    <div aria-label={label} className={styles.view} role="img">
      <SignatureInk strokes={strokes} />
    </div>
  );
}
