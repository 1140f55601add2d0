/**
 * Theme of every page: font, design tokens in both colour schemes, base styles. Import it once,
 * before the first render.
 */
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './scale.css.ts';
import './schemes.css.ts';
import './forced-colors.css.ts';
import './page.css.ts';
import './motion.css.ts';
import './paper.css.ts';
