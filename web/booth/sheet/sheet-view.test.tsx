import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import {
  createEvaluation,
  readEvaluation,
  setMark,
  setOtherDescriptor,
} from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import type { LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../../domain/words/attributes.ts';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { GlassGlyph } from '../../ui/glass-glyph/glass-glyph.tsx';
import { InputGuard } from '../../ui/input-guard/input-guard.tsx';
import { pointer } from '../../ui/testing/fingers.ts';
import { ReducedSheet } from '../signed-sheet/reduced-sheet.tsx';
import { ConfirmGlass } from '../tray/confirm-glass.tsx';
import { code } from '../tray-state/booth.fixture.ts';
import { goToGap } from './go-to-gap.ts';
import { HEATING_ID, HeatingDeviceControl } from './heating-device-control.tsx';
import { rowId } from './sheet-row.tsx';
import { SheetView } from './sheet-view.tsx';

const STATUS = storedDocumentStatus();

function newSheet(): Doc {
  const doc = new Doc();
  createEvaluation(doc, crypto.randomUUID());
  return doc;
}

function Sheet(props: {
  readonly doc: Doc;
  readonly notes?: string;
  readonly pixelsPerMm?: number;
  readonly definition?: LinesSheet;
}) {
  const { doc, notes, pixelsPerMm = 4, definition = IOC_VO } = props;
  const version = useSyncExternalStore(
    (tell) => {
      doc.on('update', tell);
      return () => doc.off('update', tell);
    },
    () => JSON.stringify(doc.toJSON()),
  );
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(version);
  return (
    <SheetView
      sheet={{ doc, value: read.value, status: STATUS }}
      definition={definition}
      pixelsPerMm={pixelsPerMm}
      header={
        <>
          <GlassGlyph code="893" label="Glass" isHeading />
          <HeatingDeviceControl sheet={{ doc, value: read.value, status: STATUS }} />
        </>
      }
      notes={notes === undefined ? null : <p>{notes}</p>}
      onLanguage={() => {}}
      onReview={() => {}}
    />
  );
}

const readSheet = (doc: Doc) => {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

/** The confirmation of the glass, and its sheet as soon as the right code is typed. */
function Booth({ doc, device = '6' }: { readonly doc: Doc; readonly device?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <InputGuard>
      {isOpen ? (
        <Sheet doc={doc} />
      ) : (
        <main>
          <ConfirmGlass
            expected={code('893')}
            tray={[code('893')]}
            device={device}
            onConfirm={() => setOpen(true)}
            onWrongGlass={() => {}}
          />
        </main>
      )}
    </InputGuard>
  );
}

test('CAL-7 the sheet warns of another zoom than 100 %, in its foot', async () => {
  vi.stubGlobal('outerWidth', Math.round(window.innerWidth * 1.1));
  vi.stubGlobal('outerHeight', Math.round(window.innerHeight * 1.1));
  const screen = await render(inBooth(<Sheet doc={newSheet()} />));
  const note = page.getByRole('button', { name: /Browser zoom should be 100 %/ });
  await note.click();
  await expect.element(page.getByText(/It is 110\s%, as when measured/)).toBeVisible();
  vi.stubGlobal('outerWidth', window.innerWidth);
  await screen.unmount();
  await render(inBooth(<Sheet doc={newSheet()} />));
  await expect.element(page.getByRole('button', { name: 'Comments' })).toBeVisible();
  expect(note.elements()).toEqual([]);
  vi.unstubAllGlobals();
});

const pressEnter = (): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );

/** A sheet with a callback that runs as soon as it is mounted. */
function Hurried({ doc, hurry }: { readonly doc: Doc; readonly hurry: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page.
  useEffect(hurry, []);
  return (
    <InputGuard>
      <Sheet doc={doc} />
    </InputGuard>
  );
}

const inBooth = (content: React.ReactNode) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
);

/** The position of each attribute's line on the screen. */
const places = (): readonly string[] =>
  ATTRIBUTE_KEYS.map((key) => {
    const line = document.querySelector(`#${rowId(key)} [data-line]`)?.getBoundingClientRect();
    return `${key} ${line?.left} ${line?.top}`;
  });

/** The distance of each line from the first, in px. */
const pitchesOf = (all: readonly string[]): readonly number[] => {
  const tops = all.map((place) => Number(place.split(' ').at(-1)));
  return tops.map((top) => Math.round(top - (tops[0] ?? 0)));
};
const pitches = () => pitchesOf(places());

const marksOf = (doc: Doc): unknown => {
  const read = readEvaluation(doc);
  return read.ok ? read.value.marks : null;
};

afterEach(() => page.viewport(1280, 800));

describe('BTH-16 BTH-59 the sheet opens at its heading', () => {
  test('BTH-16 a scanner that ends with two Enters opens the sheet and marks nothing', async () => {
    const doc = newSheet();
    const screen = await render(inBooth(<Booth doc={doc} />));
    await screen.getByRole('textbox').first().click();
    await userEvent.keyboard('893{Enter}{Enter}{Enter}');
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Glass 893');
    await expect.element(heading).toHaveFocus();
    expect(marksOf(doc)).toEqual({});
  });

  test.each([
    ['', /^Enter the device/],
    ['abc', /digits only/],
  ])(
    'EVA-11, EVA-14 with “%s” for a heating device nothing begins, and the page says why',
    async (device, why) => {
      const screen = await render(inBooth(<Booth doc={newSheet()} device={device} />));
      await screen.getByRole('textbox').first().click();
      await userEvent.keyboard('893{Enter}');
      await expect.element(screen.getByText(why)).toBeVisible();
      await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
    },
  );

  test('BTH-16 BTH-58 a key that comes with the screen is taken by nothing; as soon as the page has been seen keys are', async () => {
    const doc = newSheet();
    const taken: boolean[] = [];
    const hurry = () => void taken.push(pressEnter());
    await render(inBooth(<Hurried doc={doc} hurry={hurry} />));
    expect(taken).toEqual([false]);
    await expect.poll(() => document.documentElement.dataset['justOpened']).toBe(undefined);
    document.querySelector<HTMLElement>(`#${rowId('fusty')} button`)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => marksOf(doc)).toMatchObject({ fusty: 0 });
  });
});

test.each([
  [rowId('rancid'), { code: 'mark-blank', attribute: 'rancid' }],
  [rowId('fruity'), { code: 'fruity-kind-missing', attribute: 'fruity' }],
  [HEATING_ID, { code: 'heating-device-missing', attribute: null }],
] as const)(
  'BTH-42 after a tap on *Go to it* the place that is meant, %s, is marked to the eye, and no other, until the next act',
  async (id, gap) => {
    const withDevice = (
      <>
        <HeatingDeviceControl
          sheet={{ doc: newSheet(), value: readSheet(newSheet()), status: STATUS }}
        />
        <Sheet doc={newSheet()} />
        <button
          type="button"
          style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}
          onClick={() => goToGap(gap)}
        >
          Go to it
        </button>
      </>
    );
    const screen = await render(inBooth(withDevice));
    const ringed = () =>
      [...document.querySelectorAll(`fieldset[id], #${HEATING_ID}`)]
        .filter((place) => getComputedStyle(place).outlineStyle === 'solid')
        .map((place) => place.id);
    expect(ringed()).toEqual([]);
    const { left, top } = screen
      .getByRole('button', { name: 'Go to it' })
      .element()
      .getBoundingClientRect();
    const spot = { x: left + 8, y: top + 8 };
    await pointer.down(spot);
    await pointer.up(spot);
    await expect.poll(ringed).toEqual([id]);
    await pointer.down({ x: 4, y: 4 });
    await pointer.up({ x: 4, y: 4 });
    await expect.poll(ringed).toEqual([]);
  },
);

test.each([
  ['a blank line', 1280, { code: 'mark-blank', attribute: 'rancid' }, '#row-rancid [role=slider]'],
  ['fruity, blank', 1280, { code: 'mark-blank', attribute: 'fruity' }, '#row-fruity [role=slider]'],
  ['other, blank', 1280, { code: 'mark-blank', attribute: 'other' }, '#row-other [role=slider]'],
  [
    'the heating device',
    1280,
    { code: 'heating-device-missing', attribute: null },
    `#${HEATING_ID} input`,
  ],
  [
    'the kind of fruity',
    1280,
    { code: 'fruity-kind-missing', attribute: 'fruity' },
    '#row-fruity [data-asked] [role=radio]',
  ],
  [
    'the descriptor',
    1280,
    { code: 'descriptor-missing', attribute: 'other' },
    '#row-other [data-asked] button',
  ],
  [
    'the descriptor, in portrait',
    820,
    { code: 'descriptor-missing', attribute: 'other' },
    '#row-other [data-asked] [role=radio]',
  ],
] as const)(
  'BTH-42 *Go to it* gives the keys to what settles the point, %s, and to no other control',
  async (_, width, gap, control) => {
    await page.viewport(width, 1180);
    const doc = newSheet();
    for (const key of ATTRIBUTE_KEYS)
      if (gap.code !== 'mark-blank' || key !== gap.attribute) setMark(doc, key, mm(30));
    await render(inBooth(<Sheet doc={doc} />));
    document.querySelector<HTMLElement>(`#${rowId('pungent')} [role=slider]`)?.focus();
    goToGap(gap);
    await expect.poll(() => document.activeElement?.matches(control)).toBe(true);
  },
);

describe.each([
  ['in portrait', 820, 1180],
  ['in landscape', 1280, 800],
])('BTH-17 nothing moves under the finger %s', (_, width, height) => {
  test('BTH-17 every line keeps its place when any is marked, a descriptor or a kind is asked for, chosen, or something is told', async () => {
    await page.viewport(width, height);
    const doc = newSheet();
    const screen = await render(inBooth(<Sheet doc={doc} />));
    const before = places();
    for (const key of ATTRIBUTE_KEYS) {
      const line = document.querySelector<HTMLElement>(`#${rowId(key)} [role=slider]`);
      line?.focus({ preventScroll: true });
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
      expect(places(), `after ${key}`).toEqual(before);
    }
    if (width > 1000) {
      await screen.getByRole('button', { name: /, Choose$/ }).click();
      expect(places(), 'the descriptors open').toEqual(before);
    }
    await screen.getByRole('radio', { name: 'Metallic' }).click();
    await screen.getByRole('radio', { name: 'Ripe' }).click();
    expect(places(), 'both are named').toEqual(before);
    await screen.getByRole('button', { name: 'Heating device number is missing' }).click();
    const device = screen.getByLabelText('Heating device number', { exact: true });
    await expect.element(device).toHaveFocus();
    expect(places(), 'the heating device is asked for').toEqual(before);
    await userEvent.keyboard('six{Tab}');
    await expect.element(screen.getByText('Type the number: digits only.')).toBeVisible();
    expect(places(), 'what was typed is no number').toEqual(before);
    await device.fill('6');
    await userEvent.keyboard('{Tab}');
    await expect.element(device).not.toBeInTheDocument();
    expect(places(), 'the heating device is known').toEqual(before);
    await screen.rerender(inBooth(<Sheet doc={doc} notes="Calling the leader." />));
    const told = screen.getByRole('button', { name: /Calling the leader/ });
    await expect.element(told).toBeVisible();
    expect(places(), 'something is told').toEqual(before);
    await told.click();
    await expect.element(screen.getByRole('button', { name: 'Understood' })).toBeVisible();
    expect(places(), 'what is told is open').toEqual(before);
    // The comments field is scrolled into view, and all lines move together.
    await screen.getByRole('button', { name: 'Comments' }).click();
    await expect.element(screen.getByLabelText('Comments')).toHaveFocus();
    expect(pitches(), 'comments are asked for').toEqual(pitchesOf(before));
  });
});

test.each(Object.keys(LOCALES).filter(isLocale))(
  'BTH-17 nothing moves under the finger whatever descriptor is named, at 1024 and 1280 px, in %s',
  async (locale) => {
    const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
    const moved: string[] = [];
    for (const width of [1024, 1280]) {
      await page.viewport(width, 800);
      const doc = newSheet();
      const screen = await render(
        <I18nProvider i18n={i18n}>
          <Sheet doc={doc} />
        </I18nProvider>,
      );
      await document.fonts.ready;
      const before = places();
      setMark(doc, 'other', mm(30));
      for (const key of [null, ...DESCRIPTOR_KEYS]) {
        setOtherDescriptor(doc, key);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        if (places().join() !== before.join()) moved.push(`${width} ${key}`);
      }
      await screen.unmount();
    }
    expect(moved).toEqual([]);
  },
);

test.each([
  ['in landscape', 1280, 640],
  ['in portrait', 600, 640],
  ['at 400 % zoom', 320, 256],
])(
  'BTH-17 nothing moves under the finger %s when what was told at the end of a sheet goes, and no room of it is left after',
  async (_, width, height) => {
    await page.viewport(width, height);
    const doc = newSheet();
    const told = <Sheet doc={doc} notes="Calling the leader." />;
    const screen = await render(inBooth(told));
    const main = screen.getByRole('main').element();
    const ofMain = () => main.clientHeight;
    const wide = ofMain();
    await screen.getByRole('button', { name: /Calling the leader/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Understood' })).toBeVisible();
    const painted = async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    };
    await painted();
    const toEnd = () => {
      main.scrollTop = main.scrollHeight;
      window.scrollTo(0, document.documentElement.scrollHeight);
    };
    toEnd();
    const before = places();
    await screen.rerender(inBooth(<Sheet doc={doc} />));
    await expect.element(screen.getByText('Calling the leader')).not.toBeInTheDocument();
    await painted();
    expect(places()).toEqual(before);
    main.scrollTop = 0;
    window.scrollTo(0, 0);
    await expect.poll(ofMain).toBe(wide);
  },
);

describe.each([
  ['in landscape', 1280, 800],
  ['on a wide screen', 1920, 1080],
  ['in portrait', 820, 1180],
])('BTH-22 at 96 dpi %s', (_, width, height) => {
  test('BTH-22 a name stands near its controls, its way back near its line, and the sheet in the middle', async () => {
    await page.viewport(width, height);
    const doc = newSheet();
    await render(inBooth(<Sheet doc={doc} pixelsPerMm={3.78} />));
    document.querySelector<HTMLElement>(`#${rowId('fusty')} [role=slider]`)?.focus();
    await userEvent.keyboard('{End}');
    const box = (part: string) => {
      const found = document.querySelector(`#${rowId('fusty')} ${part}`);
      if (found === null) throw new Error(`no ${part}`);
      return found.getBoundingClientRect();
    };
    const name = box('span');
    const zero = box('button[aria-pressed]');
    const line = box('[data-line]');
    expect(Math.max(zero.left - name.right, zero.top - name.bottom)).toBeLessThan(180);
    await expect.poll(() => box('button:not([aria-pressed])').left - line.right).toBeLessThan(60);
    const row = document.querySelector(`#${rowId('fusty')}`)?.getBoundingClientRect();
    expect(Math.abs((row?.left ?? 0) - (width - (row?.right ?? 0)))).toBeLessThan(20);
  });
});

test('SHT-1, SHT-20 the lines on the screen and in the review are those of the definition, in its order, and ask what it asks', async () => {
  const items = IOC_VO.items
    .filter(({ attribute }) => ['rancid', 'fusty', 'pungent'].includes(attribute))
    .toReversed()
    .map((item) => (item.attribute === 'fusty' ? { ...item, asks: 'descriptor' as const } : item));
  const definition = { ...IOC_VO, items };
  const doc = newSheet();
  await render(
    inBooth(
      <>
        <Sheet doc={doc} definition={definition} />
        <ReducedSheet sheet={readSheet(doc)} definition={definition} />
      </>,
    ),
  );
  const rows = [...document.querySelectorAll('fieldset')].map(({ id }) => id);
  // Defects come first, each block in the order of the definition.
  expect(rows).toEqual(['rancid', 'fusty', 'pungent'].map((key) => `row-${key}`));
  expect(document.querySelectorAll('#row-fusty [inert]')).toHaveLength(1);
  expect(document.querySelectorAll('[inert]')).toHaveLength(1);
  expect(document.querySelectorAll('li')).toHaveLength(items.length);
});

test('BTH-18 a reader says of a line of the sheet about where its mark stands, never a figure and never only that it is marked', async () => {
  const doc = newSheet();
  setMark(doc, 'fusty', mm(0));
  setMark(doc, 'musty', mm(25));
  await render(inBooth(<Sheet doc={doc} />));
  const said = (key: 'fusty' | 'musty') =>
    document.querySelector(`#${rowId(key)} [role=slider]`)?.getAttribute('aria-valuetext');
  await expect.poll(() => said('musty')).toMatch(/quarter/);
  expect(said('musty')).not.toMatch(/\d/);
  expect(said('fusty')).toBe('Not perceived');
});
