import { globalStyle } from '@vanilla-extract/css';

// On paper everything is ink on white, and what only makes sense on a screen is left out.
globalStyle('[data-screen-only]', { '@media': { print: { display: 'none !important' } } });
globalStyle(':root', { '@media': { print: { colorScheme: 'light' } } });
globalStyle('body', { '@media': { print: { background: '#fff', color: '#000' } } });
