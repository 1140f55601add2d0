import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';
import { depth } from './depth.css.ts';
import { scale } from './scale.css.ts';

// Fallback font with the width of the web font, so that loading the web font causes no layout shift
// in the booth.
globalFontFace('Verdial Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '101%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { fontSize: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: color.surface,
  color: color.ink,
  fontFamily: scale.font,
  fontWeight: scale.weight.text,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontFeatureSettings: scale.tabular,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1', {
  fontSize: scale.size[28],
  lineHeight: scale.line[28],
  fontWeight: scale.weight.strong,
  letterSpacing: '-0.01em',
});
globalStyle('h2', {
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  fontWeight: scale.weight.strong,
});
globalStyle('h3', {
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontWeight: scale.weight.strong,
});
globalStyle('h1, h2', { textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('b, strong', { fontWeight: scale.weight.strong });
globalStyle('a', {
  color: color.action,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
});
globalStyle(':focus-visible, [data-focus-visible]', { outline: 'none', boxShadow: depth.focus });
// SCR-46: a heading that gets the focus by itself has no frame: nobody moved to it.
globalStyle('h1:focus-visible', { boxShadow: 'none' });
// Target of an in-page jump: outlined after a tap too, until the next action.
globalStyle('[data-gone-to]', {
  outline: `3px solid ${color.action}`,
  outlineOffset: '3px',
  borderRadius: scale.radius.float,
});
globalStyle('main:focus', { outline: 'none', boxShadow: 'none' });
globalStyle('::selection', { background: color.actionTint2, color: color.ink });
