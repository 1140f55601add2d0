import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';
import { dark } from './dark.ts';
import { depth } from './depth.css.ts';
import { light } from './light.ts';

const focus = `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.action}`;

const lightVars = {
  ...assignVars(color, light),
  ...assignVars(depth, {
    pop: '0 1px 2px rgb(28 26 24 / .10), 0 8px 24px -4px rgb(28 26 24 / .16)',
    dialog: '0 2px 4px rgb(28 26 24 / .12), 0 24px 64px -8px rgb(28 26 24 / .28)',
    focus,
  }),
};

const darkVars = {
  ...assignVars(color, dark),
  ...assignVars(depth, {
    pop: `0 0 0 1px ${color.hair}, 0 8px 24px -4px rgb(0 0 0 / .6)`,
    dialog: `0 0 0 1px ${color.hair}, 0 24px 64px -8px rgb(0 0 0 / .7)`,
    focus,
  }),
};

// The stored choice overrides the system's scheme: `data-theme` on <html>, or on any part of a
// page.
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: lightVars });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
globalStyle(':root[data-theme="dark"], [data-theme="dark"]', {
  colorScheme: 'dark',
  vars: darkVars,
});
