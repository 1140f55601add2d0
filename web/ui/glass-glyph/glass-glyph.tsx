import * as styles from './glass-glyph.css.ts';

type GlassGlyphProps = {
  readonly code: string;
  /** The word before the code: "Glass". */
  readonly label: string;
};

/** The code of the glass that is being tasted, large enough to be held beside the glass. */
export function GlassGlyph({ code, label }: GlassGlyphProps) {
  return (
    <div className={styles.glyph}>
      <span className={styles.label}>{label}</span>
      <span className={styles.disc}>{code}</span>
    </div>
  );
}
