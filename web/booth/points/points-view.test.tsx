import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import { createEvaluation, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { PointsView } from './points-view.tsx';

const STATUS = storedDocumentStatus();

function newSheet(): Doc {
  const doc = new Doc();
  createEvaluation(doc, crypto.randomUUID());
  return doc;
}

function value(doc: Doc) {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

function Sheet({ doc }: { readonly doc: Doc }) {
  useSyncExternalStore(
    (tell) => {
      doc.on('update', tell);
      return () => doc.off('update', tell);
    },
    () => JSON.stringify(doc.toJSON()),
  );
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main style={{ height: '700px' }}>
        <PointsView sheet={{ doc, value: value(doc), status: STATUS }} definition={AWARD_100} />
      </main>
    </I18nProvider>
  );
}

const box = (name: string, nth = 0) => page.getByRole('spinbutton', { name, exact: true }).nth(nth);
const key = (name: string) => page.getByRole('button', { name, exact: true });
const places = () =>
  [...document.querySelectorAll('[role=spinbutton], fieldset button')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });

test('SHT-4, SHT-27, SHT-29, SHT-30 by touch: the keys answer the item in hand, which they name, and one that would pass its maximum is off', async () => {
  await page.viewport(1280, 800);
  const doc = newSheet();
  await render(<Sheet doc={doc} />);
  await expect.element(page.getByText('blank, of 35')).toBeVisible();
  const before = places();
  await box('Bitter').click();
  await expect.element(page.getByRole('heading', { name: 'Bitter' })).toBeVisible();
  await key('1').click();
  for (const digit of ['1', '2', '9']) await expect.element(key(digit)).toBeDisabled();
  await key('0').click();
  expect(value(doc).points).toEqual({ 'taste-bitter': 10 });
  await expect.element(box('Bitter')).toHaveAttribute('aria-valuetext', '10 of 10');
  await key('Delete the last digit').click();
  expect(value(doc).points).toEqual({ 'taste-bitter': 1 });
  await key('Clear: Bitter').click();
  expect(value(doc).points).toBeUndefined();
  await expect.element(box('Bitter')).toHaveAttribute('aria-valuetext', 'blank, of 10');
  // Only the names of the keys have changed; nothing has moved.
  expect(places()).toEqual(before);
});

test('SHT-4, SHT-27, SHT-28 by keyboard: digits, Backspace, Delete and the arrows answer, a number above the maximum cannot be typed, a zero is an answer', async () => {
  await page.viewport(1280, 800);
  const doc = newSheet();
  await render(<Sheet doc={doc} />);
  const points = () => value(doc).points;
  (await box('Fruitiness of olives').element()).focus();
  await userEvent.keyboard('19');
  expect(points()).toEqual({ 'smell-fruity': 1 });
  await userEvent.keyboard('5{Tab}0');
  expect(points()).toEqual({ 'smell-fruity': 15, 'smell-fruits': 0 });
  await expect.element(page.getByText('2 still blank').first()).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Tab}3{Backspace}{Tab}5{Delete}');
  expect(points()).toEqual({ 'smell-fruity': 15, 'smell-fruits': 1 });
  await key('Next blank').click();
  await userEvent.keyboard('9');
  expect(points()).toEqual({ 'smell-fruity': 15, 'smell-fruits': 1, 'taste-fruity': 9 });
  await expect
    .poll(() => document.querySelector('aside')?.textContent)
    .toMatch(/So far3 of 11 answered25 of 100$/);
});

test('SHT-4 in portrait every item, the keys and the sums stand on the screen', async () => {
  await page.viewport(820, 1180);
  await render(<Sheet doc={newSheet()} />);
  const { width, height } = document.documentElement.getBoundingClientRect();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
  expect(height).toBeGreaterThan(0);
  for (const one of document.querySelectorAll('[role=spinbutton], fieldset button'))
    expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});

/** Whether the element at the centre of a part is the part itself: nothing covers it. */
const isInSight = (part: Element) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test.each([320, 480, 600])(
  'SHT-4 at %i px no word lies on another, and the keys are in sight beside each item, the last too',
  async (width) => {
    // The height that header and footer of the booth leave on such a screen.
    await page.viewport(width, 640);
    await render(
      <div style={{ height: '281px', overflow: 'auto' }}>
        <Sheet doc={newSheet()} />
      </div>,
    );
    await document.fonts.ready;
    const words = [...document.querySelectorAll('h2, h2 + p, [id^=points-] > span:first-child')]
      .filter((one) => one.closest('aside') === null)
      .map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
    expect(words).toHaveLength(17);
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        const lies = one.bottom > other.top + 1 && other.bottom > one.top + 1;
        expect(lies && one.right > other.left && other.right > one.left).toBe(false);
      }
    const boxes = page.getByRole('spinbutton').elements();
    for (const one of [boxes[0], boxes.at(-1)]) {
      if (!(one instanceof HTMLElement)) throw new Error('no box');
      one.focus();
      await expect.poll(() => isInSight(one)).toBe(true);
      const keys = [...document.querySelectorAll('fieldset button')];
      expect(keys.filter(isInSight)).toHaveLength(12);
    }
    await page.viewport(1280, 800);
  },
);
