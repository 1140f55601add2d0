/** The look of every page: font, tokens in both schemes, ground rules. Import once, before the first render. */
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './scale.css.ts';
import './schemes.css.ts';
import './forced-colors.css.ts';
import './page.css.ts';
import './motion.css.ts';
import './paper.css.ts';
