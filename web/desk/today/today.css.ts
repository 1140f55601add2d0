import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

const row = {
  borderTop: `1px solid ${color.hair}`,
  paddingBlock: scale.space[2],
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hair}` } },
} as const;

/** What it is, since when, and the way to it; on a narrow page the way stands below. */
export const need = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: '20px minmax(0, 1fr) auto 172px' },
  },
});

const end = { gridColumn: '2', '@media': { [media.desk]: { gridColumn: 'auto' } } } as const;

export const since = style({ ...end, color: color.ink2, whiteSpace: 'nowrap' });

export const act = style({
  gridColumn: '2',
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.desk]: { gridColumn: 'auto', justifyItems: 'stretch' } },
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
