import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The table of the audit trail. */
export const trail = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

/** The column headers, for screen readers only. */
export const unseen = style({ padding: 0 });

const anyCell = style({
  padding: `10px ${scale.space[2]} 10px 0`,
  borderBottom: `1px solid ${color.hair}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: scale.weight.text,
});

/** The heading of a day. */
export const day = style({
  padding: `${scale.space[5]} 0 ${scale.space[2]}`,
  borderBottom: `1px solid ${color.edge}`,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontWeight: scale.weight.strong,
  textAlign: 'start',
  '@media': { print: { breakAfter: 'avoid' } },
});

/** The number of entries after a day's heading. */
export const count = style({
  marginInlineStart: scale.space[2],
  color: color.ink3,
  fontWeight: scale.weight.text,
});

/** The cell of the time. */
export const time = style([
  anyCell,
  {
    width: '164px',
    color: color.ink2,
    '@media': { [media.belowDesk]: { width: '92px' }, [media.belowTablet]: { width: '52px' } },
  },
]);

/**
 * The cell of the avatar. On a small screen the avatar is hidden, since the sentence begins with
 * the name.
 */
export const mark = style([
  anyCell,
  { width: '32px', '@media': { [media.belowTablet]: { width: 0, paddingInline: 0 } } },
]);
globalStyle(`${mark} > *`, { '@media': { [media.belowTablet]: { display: 'none' } } });

/** The avatar of the server, which has no initials. */
export const server = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: scale.radius.full,
  color: color.ink2,
  fontSize: '9px',
  lineHeight: '12px',
  fontWeight: scale.weight.strong,
});

/** The cell of the sentence, with a coloured bar if the entry is highlighted. */
export const said = style([
  anyCell,
  {
    fontSize: scale.size[14],
    lineHeight: scale.line[14],
    overflowWrap: 'anywhere',
    selectors: {
      'tr[data-tone] > &': { borderInlineStart: '3px solid', paddingInlineStart: scale.space[2] },
      'tr[data-tone=against] > &': { borderInlineStartColor: color.cautionMark },
      'tr[data-tone=failed] > &': { borderInlineStartColor: color.stopMark },
    },
  },
]);

/** The cell of the disclosure button. */
export const fold = style([
  anyCell,
  {
    width: '40px',
    paddingBlock: '4px',
    '@media': { [media.belowTablet]: { width: '28px' }, print: { width: 0, padding: 0 } },
  },
]);

/** The cell of the entry number. */
export const number = style([
  anyCell,
  {
    width: '150px',
    paddingInlineEnd: 0,
    color: color.ink3,
    fontFeatureSettings: scale.tabular,
    textAlign: 'end',
    '@media': { [media.belowDesk]: { width: '72px' }, [media.belowTablet]: { width: '44px' } },
  },
]);

/** The start of the digest after the entry number, on wide screens and in print. */
export const digest = style({
  '@media': { [media.belowDesk]: { display: 'none' }, print: { display: 'inline' } },
});

/** A row of an expanded run. */
export const within = style({});
globalStyle(`${within} > *`, { background: color.ground, paddingBlock: '5px' });
globalStyle(`${within} > td:first-child`, { paddingInlineStart: scale.space[3] });

/** A row of a collapsed run: hidden on the screen, and printed with its run (AUD-14). */
export const folded = style({
  display: 'none',
  '@media': { print: { display: 'table-row' } },
});
