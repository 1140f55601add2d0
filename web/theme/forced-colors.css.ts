import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';

// Forced-colours (high-contrast) mode: every role falls back to a system colour, so that marks
// drawn in SVG follow too.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': {
    '(forced-colors: active)': {
      vars: assignVars(color, {
        ground: 'Canvas',
        surface: 'Canvas',
        raised: 'Canvas',
        sunken: 'Canvas',
        ink: 'CanvasText',
        ink2: 'CanvasText',
        ink3: 'CanvasText',
        hair: 'CanvasText',
        edge: 'CanvasText',
        action: 'LinkText',
        actionHover: 'LinkText',
        actionPress: 'LinkText',
        onAction: 'Canvas',
        actionTint: 'Canvas',
        actionTint2: 'Canvas',
        actionEdge: 'Highlight',
        own: 'CanvasText',
        ownMark: 'CanvasText',
        ownTint: 'Canvas',
        ownTint2: 'Canvas',
        ownEdge: 'CanvasText',
        ok: 'CanvasText',
        okTint: 'Canvas',
        caution: 'CanvasText',
        cautionMark: 'CanvasText',
        cautionTint: 'Canvas',
        stop: 'CanvasText',
        stopMark: 'CanvasText',
        stopTint: 'Canvas',
        quiet: 'GrayText',
        scaleLine: 'CanvasText',
        scaleMark: 'Highlight',
        segment: 'CanvasText',
        who1: 'CanvasText',
        who2: 'CanvasText',
        who3: 'CanvasText',
        who4: 'CanvasText',
        scrim: 'Canvas',
      }),
    },
  },
});

// Forced colours remove box shadows, so the focus ring is an outline here.
globalStyle(':focus-visible:not(h1), [data-focus-visible]', {
  '@media': {
    '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '2px' },
  },
});
