import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { NoWrapCodes } from './no-wrap-codes.tsx';

test('AUD-13 AUD-46 a code in the trail never breaks at its hyphens, however narrow its place', async () => {
  const words = 'Coop. muestra S-26-0446, y además S-26-0447 · 1';
  const shown = await render(
    <div style={{ width: '60px' }}>
      <NoWrapCodes>{words}</NoWrapCodes>
    </div>,
  );
  expect(page.elementLocator(shown.container).element().textContent).toBe(words);
  const linesOf = (code: string) => {
    const walker = document.createTreeWalker(shown.container, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const at = text.textContent?.indexOf(code) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + code.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }
    return 0;
  };
  expect(linesOf('S-26-0446')).toBe(1);
  expect(linesOf('S-26-0447')).toBe(1);
  // The text between two codes is one text node, as it was translated.
  expect(shown.container.firstElementChild?.childNodes.length).toBe(5);
});
