import { globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

// Print style: black on white, without what only makes sense on a screen.
onPaper('[data-screen-only]', { display: 'none !important' });
// Buttons are not printed, except those whose content is to be read: a figure, a choice, a glass
// (SCR-24).
onPaper('button:not([data-on-paper])', { display: 'none !important' });
// A section whose content was not requested is hidden, so that it prints no empty heading.
onPaper('section:has(> [data-body]:empty), section:has(> [data-body] > button:only-child)', {
  display: 'none',
});
// A table is printed whole, without a scroll container, and scaled so that the widest one fits
// (SCR-24).
onPaper('main :has(> table)', { overflow: 'visible' });
onPaper('main :has(> table) > table', { zoom: 0.72 });
onPaper('tr', { breakInside: 'avoid' });
// No page break inside numbered steps: the last step is their result.
onPaper('section:has(> [data-body] > ol)', { breakInside: 'avoid' });
onPaper(':root', { colorScheme: 'light' });
onPaper('body', { background: '#fff', color: '#000' });
// Text is black in both schemes; the marks of a chart keep the colours that distinguish them.
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
