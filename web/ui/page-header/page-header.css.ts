import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${scale.space[4]} ${scale.space[6]}`,
  marginBottom: scale.space[5],
  '@media': { [media.belowTablet]: { flexDirection: 'column' } },
});

/** Page header that is sticky on a desk. */
export const inSight = style([
  header,
  {
    '@media': {
      [`${media.desk} and (min-height: 480px)`]: {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        paddingBlock: scale.space[3],
        background: color.surface,
        borderBottom: `1px solid ${color.hair}`,
      },
      print: { position: 'static' },
    },
  },
]);

export const words = style({
  display: 'grid',
  gap: scale.space[1],
  minWidth: 0,
  flex: '1 1 320px',
  '@media': { [media.belowTablet]: { flex: 'none', width: '100%' } },
});

/**
 * Texts of a header with facts. On a wide page title and buttons share a line, and the facts have
 * all of the next.
 */
export const wordsOfFacts = style([words, { '@media': { [media.wide]: { display: 'contents' } } }]);

const ofFacts = `${wordsOfFacts} > &`;

export const title = style({
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { selectors: { [ofFacts]: { flex: '1 1 320px', minWidth: 0 } } } },
});

/**
 * Line of its own. The negative margin compensates that the header's gap is larger than that of its
 * text lines.
 */
const ownLine = (order: number) =>
  ({ flex: '1 0 100%', order, marginTop: `calc(-1 * ${scale.space[3]})` }) as const;

/** Line above the title: breadcrumb or back link. */
export const above = style({
  color: color.ink2,
  '@media': {
    [media.wide]: {
      selectors: { [ofFacts]: { flex: '1 0 100%', marginBottom: `calc(-1 * ${scale.space[3]})` } },
    },
  },
});

/** Introductory text below the title. */
export const lede = style({
  color: color.ink2,
  maxWidth: '72ch',
  '@media': { [media.wide]: { selectors: { [ofFacts]: ownLine(1) } } },
});

export const facts = style({
  marginTop: scale.space[1],
  '@media': { [media.wide]: { selectors: { [ofFacts]: ownLine(2) } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
  minWidth: 0,
});
