import { globalStyle } from '@vanilla-extract/css';

// On paper everything is ink on white, and what only makes sense on a screen is left out.
globalStyle('[data-screen-only]', { '@media': { print: { display: 'none !important' } } });
// SCR-24: paper does not scroll: a table is whole there, and smaller by so much that the widest has room.
globalStyle('main :has(> table)', { '@media': { print: { overflow: 'visible' } } });
globalStyle('main :has(> table) > table', { '@media': { print: { zoom: 0.8 } } });
globalStyle(':root', { '@media': { print: { colorScheme: 'light' } } });
globalStyle('body', { '@media': { print: { background: '#fff', color: '#000' } } });
