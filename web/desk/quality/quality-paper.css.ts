import { globalStyle, style } from '@vanilla-extract/css';

/**
 * A wrapper of buttons without a box of its own: they are laid out by its parent. It is not printed
 * (data-screen-only).
 */
export const acts = style({ display: 'contents' });

/** The period as text, for print only: the date fields are not printed. */
export const period = style({ display: 'none', '@media': { print: { display: 'block' } } });

/**
 * The content of a quality page. In print no chart or row is split between pages, and a heading
 * stays with its content.
 */
export const body = style({});
globalStyle(`${body} figure, ${body} svg, ${body} tr`, {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${body} h2, ${body} h3, ${body} figcaption`, {
  '@media': { print: { breakAfter: 'avoid' } },
});
