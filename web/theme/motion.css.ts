import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { scale } from './scale.css.ts';

// No movement for whoever asked for none: every duration of the design is one of these three.
globalStyle(':root', {
  '@media': {
    [media.still]: { vars: assignVars(scale.time, { press: '0ms', state: '0ms', panel: '0ms' }) },
  },
});
