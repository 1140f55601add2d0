import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** As wide as its column, which an open drawer and the side of the page leave little of. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
});

/** Where the words of a row keep their room beside its instant and its way. */
const ROOMY = '(min-width: 560px)';

const row = {
  borderTop: `1px solid ${color.hair}`,
  paddingBlock: scale.space[2],
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hair}` } },
} as const;

/** What it is, since when, and the way to it; in a narrow column the way stands below. */
export const need = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  '@container': {
    [ROOMY]: { gridTemplateColumns: '20px minmax(0, 1fr) auto 172px' },
  },
});

const end = { gridColumn: '2', '@container': { [ROOMY]: { gridColumn: 'auto' } } } as const;

export const since = style({ ...end, color: color.ink2, whiteSpace: 'nowrap' });

export const act = style({
  gridColumn: '2',
  display: 'grid',
  justifyItems: 'start',
  '@container': { [ROOMY]: { gridColumn: 'auto', justifyItems: 'stretch' } },
});

export const icon = styleVariants({
  call: { color: color.stop },
  decide: { color: color.ink },
  out: { color: color.caution },
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const detail = style({ color: color.ink2 });

/** A day and what is said of it. */
export const dated = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: scale.space[2],
});

/** What must be told stands apart from what follows. */
export const notes = style({
  display: 'grid',
  gap: scale.space[3],
  selectors: { '&:not(:empty)': { marginBottom: scale.space[6] } },
});
