import { globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

// On paper everything is ink on white, and what only makes sense on a screen is left out.
onPaper('[data-screen-only]', { display: 'none !important' });
// SCR-24: paper is not pressed. What is read stands in a button only where that says so: a figure, a choice, a glass.
onPaper('button:not([data-on-paper])', { display: 'none !important' });
// What is only asked for, and was not, leaves no heading behind.
onPaper('section:has(> [data-body]:empty), section:has(> [data-body] > button:only-child)', {
  display: 'none',
});
// SCR-24: paper does not scroll: a table is whole there, and smaller by so much that the widest has room.
onPaper('main :has(> table)', { overflow: 'visible' });
onPaper('main :has(> table) > table', { zoom: 0.72 });
onPaper('tr', { breakInside: 'avoid' });
// What is told step by step stands together: the last step is what it comes to.
onPaper('section:has(> [data-body] > ol)', { breakInside: 'avoid' });
onPaper(':root', { colorScheme: 'light' });
onPaper('body', { background: '#fff', color: '#000' });
// Words are black in either scheme; marks of a chart keep the colours that tell them apart.
onPaper(':root:root, [data-theme][data-theme]', {
  vars: {
    [color.ink]: '#000',
    [color.ink2]: '#000',
    [color.ink3]: '#000',
    [color.action]: '#000',
    [color.own]: '#000',
    [color.ok]: '#000',
    [color.caution]: '#000',
    [color.stop]: '#000',
    [color.quiet]: '#000',
    [color.ground]: '#fff',
    [color.surface]: '#fff',
    [color.raised]: '#fff',
    [color.sunken]: '#fff',
    [color.actionTint]: '#fff',
    [color.actionTint2]: '#fff',
    [color.ownTint]: '#fff',
    [color.ownTint2]: '#fff',
    [color.okTint]: '#fff',
    [color.cautionTint]: '#fff',
    [color.stopTint]: '#fff',
  },
});
