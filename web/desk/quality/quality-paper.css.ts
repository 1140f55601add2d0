import { globalStyle, style } from '@vanilla-extract/css';

/** Acts that stand in the row of their parent, as if this were not there; left out on paper (data-screen-only). */
export const acts = style({ display: 'contents' });

/** The period in words, where the fields that choose it are left out: on paper only. */
export const period = style({ display: 'none', '@media': { print: { display: 'block' } } });

/** What a page of quality shows: on paper a chart is never torn, nor a row, and a heading stays with what it heads. */
export const body = style({});
globalStyle(`${body} figure, ${body} svg, ${body} tr`, {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${body} h2, ${body} h3, ${body} figcaption`, {
  '@media': { print: { breakAfter: 'avoid' } },
});
