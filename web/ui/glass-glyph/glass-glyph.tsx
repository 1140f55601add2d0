import * as styles from './glass-glyph.css.ts';

type GlassGlyphProps = {
  readonly code: string;
  /** The word before the code: "Glass". */
  readonly label: string;
  /** Names the page: a heading that can be given the focus. */
  readonly isHeading?: boolean | undefined;
};

/** The code of the glass that is being tasted, large enough to be held beside the glass. */
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
