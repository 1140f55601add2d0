import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { scale } from './scale.css.ts';

// Reduced motion: the three durations of the design become 0.
globalStyle(':root', {
  '@media': {
    [media.still]: { vars: assignVars(scale.time, { press: '0ms', state: '0ms', panel: '0ms' }) },
  },
});
