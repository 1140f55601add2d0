import { globalStyle } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

const FADE = '28px';

/**
 * SCR-29: scroll hint of a table that is wider than its container. The table fades at the edge, or
 * lies below the shadow of a sticky column. It reads the attributes that `markOverflow` sets.
 */
export function scrollHint(
  room: string,
  stuck: { readonly start?: string; readonly end?: string } = {},
): void {
  const screen = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(selector, { '@media': { screen: rule } });
  screen(`${room}:is([data-more-start], [data-more-end])`, {
    maskImage:
      'linear-gradient(to right, transparent, #000 var(--more-start, 0px), #000 calc(100% - var(--more-end, 0px)), transparent)',
  });
  for (const side of ['start', 'end'] as const) {
    const cell = stuck[side];
    const has = cell === undefined ? '' : `:not(:has(${cell}))`;
    screen(`${room}[data-more-${side}]${has}`, { vars: { [`--more-${side}`]: FADE } });
    if (cell !== undefined)
      screen(`${room}[data-more-${side}] ${cell}::before`, {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        [side === 'start' ? 'left' : 'right']: '100%',
        width: '10px',
        pointerEvents: 'none',
        background: `linear-gradient(to ${side === 'start' ? 'right' : 'left'}, color-mix(in srgb, ${color.edge} 30%, transparent), transparent)`,
      });
  }
}
