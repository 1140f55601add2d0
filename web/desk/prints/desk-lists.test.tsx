import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { tasterRow } from '../../../domain/tasters/testing/taster-row.ts';
import { codeOf, sampleId, tasterId, upTo } from '../../../domain/testing/plans.ts';
import { PouringList, TrayList } from './desk-lists.tsx';

const LONG = 'Aceitunadelahuertadelamontanadelossantosinocentes123456';
const tasters = new Map([
  [tasterId(1), tasterRow({ id: tasterId(1), code: LONG.slice(0, 30), displayName: LONG })],
]);
const registers = { samples: new Map(), tasters };

/** The lines of text that an element with a single text has. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('LBL-4 a tasting code stays on one line beside a name of 55 letters, and so does its place', async () => {
  const glasses = upTo(7).map((position) => ({
    taster: tasterId(1),
    code: codeOf(String(261 + position)),
    position,
  }));
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TrayList about="" glasses={glasses} tasters={[tasterId(1)]} registers={registers} />
    </I18nProvider>,
  );
  const cells = [...screen.container.querySelectorAll('td, th[class]')];
  expect(cells).toHaveLength(14);
  expect(cells.map(linesOf)).toEqual(cells.map(() => 1));
  const [table] = screen.container.querySelectorAll('table');
  const sheet = table?.parentElement;
  expect(table?.offsetWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
});

test('LBL-4 no code of the pouring list is broken, however many there are', async () => {
  const codes = upTo(40).map((number) => codeOf(String(100 + number)));
  const one = { sample: sampleId(1), replicate: 1, codes, glasses: 40, millilitres: 600 } as const;
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PouringList about="" pourings={[one]} registers={registers} />
    </I18nProvider>,
  );
  const text = screen.container.querySelectorAll('td')[1]?.firstChild;
  if (text === null || text === undefined) throw new Error('no codes');
  for (const code of codes) {
    const range = document.createRange();
    const from = text.textContent?.indexOf(code) ?? -1;
    range.setStart(text, from);
    range.setEnd(text, from + code.length);
    expect(range.getClientRects()).toHaveLength(1);
  }
});
