import * as styles from './glass-glyph.css.ts';

type GlassGlyphProps = {
  readonly code: string;
  /** Word before the code: "Glass". */
  readonly label: string;
  /** Renders the page's heading, which can take the focus. */
  readonly isHeading?: boolean | undefined;
};

/** Tasting code of the current glass, large enough to compare with the code on the glass. */
export function GlassGlyph({ code, label, isHeading = false }: GlassGlyphProps) {
  const words = (
    <>
      <span className={styles.label}>{label}</span> <span className={styles.disc}>{code}</span>
    </>
  );
  return isHeading ? (
    <h1 className={styles.glyph} tabIndex={-1}>
      {words}
    </h1>
  ) : (
    <div className={styles.glyph}>{words}</div>
  );
}
