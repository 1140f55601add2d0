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
  setHeatingDevice,
  setMark,
  setOtherDescriptor,
} from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../../domain/words/attributes.ts';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import { code, sheet, tray } from '../tray-state/booth.fixture.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';
import { SheetHeader } from './sheet-header.tsx';
import { rowId } from './sheet-row.tsx';
import { SheetView } from './sheet-view.tsx';

const STATUS: DocumentStatus = {
  ...{ onDevice: true, received: true, stored: true, storedAt: null, unstored: null },
  ...{ ready: true, met: true, synced: true, scope: 'read-write', refused: null },
};

const CALL = {
  ...{ isSending: false, asked: null, notSent: null, resumedAt: null },
  ...{ send: () => {}, takeBack: () => {} },
};

/** The whole screen of one sheet, the fourth of four glasses, as `write` left it. */
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

/** What may be asked for, and is answered in every way. */
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
  'BTH-22 at 820 x 1180 the nine lines stand on one page above the foot, in %s with a line of %f px, whatever is answered',
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
      // Eighty-two px a row; the descriptors and the kind of fruity stand between.
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
      // The dash of a step that begins a line is out of sight, before the edge of the trail.
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
