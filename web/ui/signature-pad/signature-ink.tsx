import * as styles from './signature-pad.css.ts';
import { PAD_UNITS, strokePath } from './strokes.ts';

/** SVG of the strokes of a signature, scaled to the size of the pad. */
export function SignatureInk({ strokes }: { readonly strokes: readonly (readonly number[])[] }) {
  return (
    <svg
      aria-hidden
      className={styles.ink}
      preserveAspectRatio="none"
      viewBox={`0 0 ${PAD_UNITS} ${PAD_UNITS}`}
    >
      <path className={styles.stroke} d={strokes.map(strokePath).join('')} />
    </svg>
  );
}
