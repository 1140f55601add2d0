import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import {
  createEvaluation,
  readEvaluation,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setOtherDescriptor,
} from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../../domain/words/attributes.ts';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { code, sheet, tray } from '../tray-state/booth.fixture.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';
import { goToGap } from './go-to-gap.ts';
import { SheetHeader } from './sheet-header.tsx';
import { rowId } from './sheet-row.tsx';
import { SheetView } from './sheet-view.tsx';

const STATUS = storedDocumentStatus();

const CALL = {
  isSending: false,
  asked: null,
  notSent: null,
  resumedAt: null,
  send: () => {},
  takeBack: () => {},
};

/**
 * The whole screen of one sheet, the fourth of four glasses, with the answers that `write` gives.
 */
function Whole({ write, length }: { write: (doc: Doc) => void; length: number }) {
  const doc = new Doc();
  createEvaluation(doc, 'b');
  setHeatingDevice(doc, '12');
  write(doc);
  const read = readEvaluation(doc);
  const given = tray();
  const [glass] = trayGlasses(given, new Map([[code('417'), sheet()]]), IOC_VO);
  if (!read.ok || glass === undefined) throw new Error('no sheet');
  const open = { doc, value: read.value, status: STATUS };
  const glasses = [1, 2, 3, 4].map((position) => ({ ...glass, position }));
  return (
    <SheetView
      sheet={open}
      definition={IOC_VO}
      pixelsPerMm={length / 100}
      header={
        <SheetHeader
          isTitle
          booth={{ tray: given, definition: IOC_VO, glasses }}
          glass={{ ...glass, position: 4 }}
          sheet={open}
          call={CALL}
          connection={{ state: 'connected' }}
        />
      }
      notes={null}
      onLanguage={() => {}}
      onReview={() => {}}
    />
  );
}

const inLanguage = async (locale: string, content: React.ReactNode) => {
  if (!isLocale(locale)) throw new Error(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
  const screen = await render(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
  await document.fonts.ready;
  return screen;
};

const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found.getBoundingClientRect();
};

const locales = Object.keys(LOCALES).filter(isLocale);

/** The optional questions, answered in every way. */
const ANSWERS: readonly (readonly [string, (doc: Doc) => void])[] = [
  ['blank', () => {}],
  ['other marked', (doc) => setMark(doc, 'other', mm(30))],
  ...DESCRIPTOR_KEYS.map((key): readonly [string, (doc: Doc) => void] => [
    `other named ${key}`,
    (doc) => {
      for (const attribute of ATTRIBUTE_KEYS) setMark(doc, attribute, mm(30));
      setOtherDescriptor(doc, key);
    },
  ]),
];

afterEach(() => page.viewport(1280, 800));

test.each(locales.flatMap((locale) => [519.6, 378].map((length) => [locale, length] as const)))(
  'BTH-22 BTH-61 at 820 x 1180 the nine lines stand on one page above the foot, in %s with a line of %f px, whatever is answered',
  async (locale, length) => {
    await page.viewport(820, 1180);
    const wrong: string[] = [];
    for (const [what, write] of ANSWERS) {
      const screen = await inLanguage(locale, <Whole write={write} length={length} />);
      const last = boxOf(`#${rowId('pungent')}`);
      const foot = boxOf('footer');
      if (last.bottom > foot.top) wrong.push(`${what}: ${last.bottom} under ${foot.top}`);
      const tops = ATTRIBUTE_KEYS.map((key) => boxOf(`#${rowId(key)} [data-line]`).top);
      const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
      // 82 px a row; the descriptors and the fruity kind are between rows.
      if (steps.filter((step) => step === 82).length < 7) wrong.push(`${what}: rows ${steps}`);
      const chips = [...document.querySelectorAll<HTMLElement>(`#${rowId('other')} [role=radio]`)];
      const sizes = new Set(chips.map(({ offsetHeight }) => offsetHeight));
      if (chips.length !== 10 || sizes.size > 1 || !sizes.has(48))
        wrong.push(`${what}: ${chips.length} descriptors of ${[...sizes]}`);
      for (const chip of chips) {
        if (chip.scrollWidth > chip.clientWidth) wrong.push(`${what}: ${chip.textContent} is cut`);
        if (getComputedStyle(chip).textAlign !== 'center') wrong.push(`${what}: not centred`);
        if (!chip.checkVisibility({ visibilityProperty: true })) wrong.push(`${what}: hidden`);
      }
      await screen.unmount();
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);

test.each(locales)(
  'BTH-22 BTH-61 at 1366 x 768 the nine lines stand on one page above the foot, in %s, and none is less than a finger needs',
  async (locale) => {
    await page.viewport(1366, 768);
    await inLanguage(
      locale,
      <Whole write={(doc) => setMark(doc, 'fruity', mm(30))} length={378} />,
    );
    const foot = boxOf('footer');
    expect(boxOf(`#${rowId('pungent')}`).bottom).toBeLessThanOrEqual(foot.top);
    for (const key of ATTRIBUTE_KEYS) {
      const zone = boxOf(`#${rowId(key)} [role=slider]`);
      expect(zone.height, key).toBeGreaterThanOrEqual(48);
      expect(boxOf(`#${rowId(key)}`).height, key).toBeGreaterThanOrEqual(zone.height);
    }
  },
);

test.each(locales)(
  'BTH-17 at 820 x 1180 the call of the panel leader stands in the first row of the head, in %s',
  async (locale) => {
    await page.viewport(820, 1180);
    await inLanguage(locale, <Whole write={() => {}} length={519.6} />);
    const call = boxOf('header > button:last-child');
    const glass = boxOf('header > :first-child');
    expect(Math.abs((call.top + call.bottom) / 2 - (glass.top + glass.bottom) / 2)).toBeLessThan(3);
    expect(boxOf('header').height).toBeLessThanOrEqual(122);
  },
);

test.each(locales)(
  'BTH-47 at 1180 px the way of the work stands on one line, in %s, and no dash begins or ends a line',
  async (locale) => {
    for (const width of [1180, 1024]) {
      await page.viewport(width, 820);
      const screen = await inLanguage(locale, <Whole write={() => {}} length={519.6} />);
      const steps = [...document.querySelectorAll('[data-step]')];
      const tops = steps.map((step) => Math.round(step.getBoundingClientRect().top));
      if (width === 1180) expect(new Set(tops).size).toBe(1);
      // The dash of a step that begins a line is hidden, left of the edge of the status.
      const edge = boxOf('header > [role=status]').left;
      for (const [index, step] of steps.entries()) {
        const begins = index === 0 || tops[index - 1] !== tops[index];
        const mark = step.querySelector('svg')?.getBoundingClientRect().left ?? 0;
        expect(mark - edge < 1, `${width} ${step.textContent}`).toBe(begins);
      }
      await screen.unmount();
    }
  },
);

test.each(locales)(
  'BTH-22 BTH-49 at 820 x 1180 a name stands by its control, what is chosen has air round it, and *Smelled, not tasted* is a target for a finger beside its words, in %s',
  async (locale) => {
    await page.viewport(820, 1180);
    await inLanguage(locale, <Whole write={() => {}} length={378} />);
    for (const key of ATTRIBUTE_KEYS) {
      const gap =
        boxOf(`#${rowId(key)} button[aria-pressed]`).top - boxOf(`#${rowId(key)} span`).bottom;
      expect(gap, key).toBeGreaterThanOrEqual(0);
      expect(gap, key).toBeLessThan(8);
    }
    const first = boxOf(`#${rowId('other')} [role=radio]`);
    expect(first.top - boxOf(`#${rowId('other')} button[aria-pressed]`).bottom).toBeGreaterThan(10);
    const smelled = boxOf('label:has(input[type=checkbox])');
    expect(smelled.height).toBeGreaterThanOrEqual(48);
    expect(smelled.top - boxOf('header').bottom).toBeGreaterThanOrEqual(0);
    const square = boxOf('label:has(input[type=checkbox]) span:has(> svg)');
    const words = boxOf('label:has(input[type=checkbox]) > span:last-child');
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    expect(Math.abs(middle(square) - middle(words))).toBeLessThan(2);
    expect(words.left - square.right).toBeGreaterThan(8);
  },
);

test.each([820, 1180])(
  'BTH-17 at %i px choosing *Green* or *Ripe* moves neither of the two',
  async (width) => {
    await page.viewport(width, 1180);
    const places: string[] = [];
    for (const kind of [null, 'green', 'ripe'] as const) {
      const screen = await inLanguage(
        'en',
        <Whole
          write={(doc) => {
            setMark(doc, 'fruity', mm(30));
            setFruityKind(doc, kind);
          }}
          length={519.6}
        />,
      );
      const both = document.querySelectorAll(`#${rowId('fruity')} [role=radio]`);
      places.push(
        [...both]
          .map((one) => one.getBoundingClientRect())
          .map(({ left, width }) => `${Math.round(left)} ${Math.round(width)}`)
          .join(),
      );
      await screen.unmount();
    }
    expect(new Set(places).size).toBe(1);
  },
);

/**
 * The controls and words covered by the mark of the place to which the review led, except its own.
 */
function markOn(): readonly string[] {
  const marked = document.querySelector('[data-gone-to]');
  if (marked === null) return ['nothing is marked'];
  const box = marked.getBoundingClientRect();
  const { outlineOffset, outlineWidth } = getComputedStyle(marked);
  const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  return [...document.querySelectorAll('main :is(button, label, small, h2, p)')]
    .filter((one) => !marked.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      // A button without text is measured by its icon.
      const face = one.textContent === '' ? (one.querySelector('svg') ?? one) : one;
      const { left, right, top, bottom } = face.getBoundingClientRect();
      const isBeside = left > box.right + out || right < box.left - out;
      return !isBeside && top < box.bottom + out && bottom > box.top - out;
    })
    .map(({ textContent }) => textContent);
}

test.each([
  ['the descriptor', { code: 'descriptor-missing', attribute: 'other' }, '#row-other [data-asked]'],
  ['the kind', { code: 'fruity-kind-missing', attribute: 'fruity' }, '#row-fruity [data-asked]'],
  ['a line', { code: 'mark-blank', attribute: 'rancid' }, '#row-rancid'],
] as const)(
  'BTH-42 at 820 x 1180 the mark of *Go to it* lies round %s alone, and on nothing beside it',
  async (_, gap, place) => {
    await page.viewport(820, 1180);
    const write = (doc: Doc) => {
      for (const key of ATTRIBUTE_KEYS) if (key !== 'rancid') setMark(doc, key, mm(30));
    };
    await inLanguage('en', <Whole write={write} length={378} />);
    goToGap(gap);
    expect(document.querySelector('[data-gone-to]')?.matches(place)).toBe(true);
    expect(document.querySelector('[data-gone-to] fieldset')).toBe(null);
    expect(markOn()).toEqual([]);
  },
);

test('BTH-49 at 820 x 1180 it is said that a descriptor is required until one is chosen', async () => {
  await page.viewport(820, 1180);
  const said = () => page.getByText('Choose the descriptor (required)');
  const screen = await inLanguage(
    'en',
    <Whole write={(doc) => setMark(doc, 'other', mm(30))} length={519.6} />,
  );
  await expect.element(said()).toBeVisible();
  await screen.unmount();
  await inLanguage(
    'en',
    <Whole
      write={(doc) => {
        setMark(doc, 'other', mm(30));
        setOtherDescriptor(doc, 'rough');
      }}
      length={519.6}
    />,
  );
  await expect.element(said()).not.toBeVisible();
});

test.each(locales.flatMap((locale) => [820, 1180].map((width) => [width, locale] as const)))(
  'BTH-17 at %i px the call of the panel leader stands on one line where the head has room for it, in %s',
  async (width, locale) => {
    await page.viewport(width, 1180);
    await inLanguage(locale, <Whole write={() => {}} length={378} />);
    const words = document.querySelector('header > button:last-child > span > span > span');
    if (words?.firstChild == null) throw new Error('no call');
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    expect(lines.size).toBe(1);
  },
);
