import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const trail = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

/** The heads of the columns are for those who hear the page. */
export const unseen = style({ padding: 0 });

const anyCell = style({
  padding: `10px ${scale.space[2]} 10px 0`,
  borderBottom: `1px solid ${color.hair}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: scale.weight.text,
});

export const day = style({
  padding: `${scale.space[5]} 0 ${scale.space[2]}`,
  borderBottom: `1px solid ${color.edge}`,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontWeight: scale.weight.strong,
  textAlign: 'start',
  '@media': { print: { breakAfter: 'avoid' } },
});

export const count = style({
  marginInlineStart: scale.space[2],
  color: color.ink3,
  fontWeight: scale.weight.text,
});

export const time = style([
  anyCell,
  {
    width: '164px',
    color: color.ink2,
    '@media': { [media.belowDesk]: { width: '92px' }, [media.belowTablet]: { width: '52px' } },
  },
]);

/** Where there is little room the sentence, which begins with the name, goes without the initials. */
export const mark = style([
  anyCell,
  { width: '32px', '@media': { [media.belowTablet]: { width: 0, paddingInline: 0 } } },
]);
globalStyle(`${mark} > *`, { '@media': { [media.belowTablet]: { display: 'none' } } });

/** The server itself, which has no initials. */
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

export const fold = style([
  anyCell,
  {
    width: '40px',
    paddingBlock: '4px',
    '@media': { [media.belowTablet]: { width: '28px' }, print: { width: 0, padding: 0 } },
  },
]);

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

/** The digest stands beside its number where there is room, and on paper. */
export const digest = style({
  '@media': { [media.belowDesk]: { display: 'none' }, print: { display: 'inline' } },
});

/** An entry of an opened run. */
export const within = style({});
globalStyle(`${within} > *`, { background: color.ground, paddingBlock: '5px' });
globalStyle(`${within} > td:first-child`, { paddingInlineStart: scale.space[3] });

/** AUD-14: paper folds nothing: there every entry of a run stands under it. */
export const folded = style({
  display: 'none',
  '@media': { print: { display: 'table-row' } },
});
