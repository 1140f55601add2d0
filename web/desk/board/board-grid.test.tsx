import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { trayName } from '../../../domain/documents/document-names.ts';
import { sampleRow } from '../../../domain/samples/testing/sample-row.ts';
import { tasterRow } from '../../../domain/tasters/testing/taster-row.ts';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import { isLocale, LOCALES, type Locale } from '../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import {
  code,
  entry,
  factsFixture,
  planFixture,
  recordFixture,
  replicateOf,
  sample,
  taster,
} from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import { BoardGrid, type GridActs } from './board-grid.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wordsOf = async (locale: Locale) =>
  setupI18n({
    locale,
    messages: {
      [locale]: { ...(await loadCatalog(locale)), ...(await loadDeskCatalog(locale)) },
    },
  });
const NOW = Date.parse('2026-11-20T12:00:00Z');
const ACTS: GridActs = {
  onChoose: () => {},
  onOpen: () => {},
  onAnswer: () => {},
  onEndRest: null,
  onReopen: null,
  paperHref: null,
};

/** A row of the register of samples. */
const row = (n: number, code: string, reference: boolean) =>
  sampleRow({ id: sample(n), code, reference, currentQuantity: 320 });

test('BRD-1 the heads of the glasses stand on one height, however many lines the names below their codes take', async () => {
  const entries = [replicateOf(1), { ...replicateOf(2), sample: sample(2), replicate: 1 as const }];
  const judged = entries.map((entry) => judgementFixture({ entry }));
  const samples = new Map([
    [sample(1), row(1, 'S-1', false)],
    [sample(2), row(2, 'S-26-0409', true)],
  ]);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <BoardGrid
        facts={factsFixture({ plan: planFixture({ entries }) })}
        registers={{ samples, tasters: new Map() }}
        entries={judged}
        results={[]}
        chosenEntry={entries[0]?.id ?? null}
        isFinal={false}
        now={NOW}
        acts={ACTS}
      />
    </I18nProvider>,
  );
  const tops = ['417', '852'].map(
    (code) => screen.getByText(code, { exact: true }).element().getBoundingClientRect().top,
  );
  await expect.element(screen.getByText('Reference')).toBeVisible();
  const heights = ['S-1', 'S-26-0409 Reference'].map(
    (name) => screen.getByRole('button', { name: new RegExp(name) }).element().clientHeight,
  );
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  expect(tops[0]).toBe(tops[1]);
});

const NAME = 'Begoña García de la Peña-Hernández y Martínez-Villanueva';
const person = tasterRow({ id: taster(1), code: 'C01', firstName: NAME, displayName: NAME });

/** A board of this width, with a call from a taster who has a long name. */
async function boardOf(width: number, acts = ACTS, who = person) {
  const entries = [replicateOf(1), replicateOf(2)];
  const call = { at: '2026-11-20T11:59:00Z', reason: 'help' } as const;
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <div style={{ width }}>
        <BoardGrid
          facts={factsFixture({
            plan: planFixture({ entries }),
            trays: [
              [taster(1), trayOf({ call })],
              [taster(2), trayOf()],
            ],
          })}
          registers={{
            samples: new Map([[sample(1), row(1, 'M-001', false)]]),
            tasters: new Map([[taster(1), who]]),
          }}
          entries={entries.map((entry) =>
            judgementFixture({ entry, gate: { kind: 'closed', missing: 2 } }),
          )}
          results={[]}
          chosenEntry={null}
          isFinal={false}
          now={NOW}
          acts={acts}
        />
      </div>
    </I18nProvider>,
  );
  await document.fonts.ready;
  return screen;
}

test.each([900, 600, 420])(
  'BRD-6 on a board of %i px a call and what answers it are in sight, however wide its grid and however long the name',
  async (width) => {
    const screen = await boardOf(width);
    const { left } = screen.container.getBoundingClientRect();
    for (const part of [
      screen.getByText('Calls').element(),
      screen.getByRole('button', { name: /^Answer the call/ }).element(),
    ]) {
      const place = part.getBoundingClientRect();
      expect(place.right).toBeLessThanOrEqual(left + width);
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
      expect(part.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  },
);

test('BRD-6 where the board has room a call and what answers it stand on one line, and make no row higher', async () => {
  await page.viewport(1440, 900);
  const screen = await boardOf(1320);
  const call = screen.getByText('Calls').element().getBoundingClientRect();
  const answer = screen
    .getByRole('button', { name: /^Answer the call/ })
    .element()
    .getBoundingClientRect();
  expect(Math.abs(call.top + call.bottom - answer.top - answer.bottom)).toBeLessThan(4);
  expect(answer.left).toBeGreaterThan(call.right);
  const [calling, other] = screen.container.querySelectorAll('tbody tr:has(td)');
  expect(calling?.querySelector('td:last-child')?.clientHeight).toBe(
    other?.querySelector('td:last-child')?.clientHeight,
  );
  await page.viewport(1280, 800);
});

test('BRD-15 at 600 px what is said of all of the board stands below it, whole', async () => {
  await page.viewport(600, 900);
  const screen = await boardOf(504);
  const note = screen.getByText(/^Results open when all have signed/);
  await expect.element(note).toBeVisible();
  const table = screen.getByRole('table').element();
  expect(table.contains(note.element())).toBe(false);
  const { left } = screen.container.getBoundingClientRect();
  expect(note.element().getBoundingClientRect().right).toBeLessThanOrEqual(left + 504);
  await page.viewport(1280, 800);
});

test('BRD-6 a count and the call beside it keep their distance, in the heads too', async () => {
  const screen = await boardOf(900);
  const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].slice(-3, -1);
  const rows = screen.container.querySelectorAll('thead tr, tbody tr:first-child');
  for (const row of rows) {
    const [unsynced, help] = cells(row).map((cell) =>
      [...cell.querySelectorAll('button, span'), cell].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      }),
    );
    const right = Math.max(...(unsynced ?? []).map((part) => part.right));
    const left = Math.min(...(help ?? []).map((part) => part.left));
    expect(left - right).toBeGreaterThanOrEqual(8);
  }
});

test('BRD-15 BRD-26 at 320 px one narrow column stays in view, and a call stands with its taster', async () => {
  await page.viewport(320, 640);
  const screen = await boardOf(288);
  const heads = screen.getByRole('columnheader').elements();
  const stuck = heads.filter((head) => getComputedStyle(head).position === 'sticky');
  expect(stuck.map(({ textContent }) => textContent)).toEqual(['Taster']);
  const room = 288 - (stuck[0]?.clientWidth ?? 0);
  for (const head of heads.filter((one) => !stuck.includes(one)))
    expect(head.clientWidth).toBeLessThanOrEqual(room);
  const taster = () => screen.getByRole('rowheader').first().element().textContent;
  await expect.poll(taster).toMatch(/CallsAnswer$/);
  await page.viewport(1280, 800);
});

test('BRD-15 BRD-26 at 390 px what answers a call and what may be done for a taster are in sight wherever the board is scrolled to, and once', async () => {
  await page.viewport(390, 640);
  const screen = await boardOf(358, { ...ACTS, paperHref: () => '/' });
  const scroller = screen.getByRole('table').element().parentElement;
  if (scroller === null) throw new Error('no board');
  await expect.poll(() => scroller.scrollWidth).toBeGreaterThan(358);
  for (const at of [0, scroller.scrollWidth]) {
    scroller.scrollLeft = at;
    // Two tasters, of whom one calls.
    for (const [name, count] of [
      [/^Answer the call/, 1],
      [/^Actions for/, 2],
    ] as const) {
      const [act, ...others] = screen.getByRole('button', { name }).elements();
      expect(others).toHaveLength(count - 1);
      const place = act?.getBoundingClientRect();
      if (act === undefined || place === undefined) throw new Error(String(name));
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
      expect(act.contains(document.elementFromPoint(x, y)), `${name} at ${at}`).toBe(true);
      // Wide enough for a finger.
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(24);
    }
  }
  await page.viewport(1280, 800);
});

test.each(['en', 'es'] as const)(
  'BRD-15 at 600 px four glasses are seen whole beside their tasters, none below another column, in %s',
  async (locale) => {
    await page.viewport(600, 900);
    const { facts, entries } = manyStates();
    const samples = entries.map(
      (one, at) => [one.sample, row(at + 1, 'S-26-0446', false)] as const,
    );
    const screen = await render(
      <I18nProvider i18n={await wordsOf(locale)}>
        <div style={{ width: 504 }}>
          <BoardGrid
            facts={facts}
            registers={{
              samples: new Map(samples),
              tasters: new Map([[taster(1), { ...person, displayName: 'Carmen Ortega' }]]),
            }}
            entries={entries.map((one) =>
              judgementFixture({ entry: one, gate: { kind: 'closed', missing: 2 }, sealed: 6 }),
            )}
            results={[]}
            chosenEntry={null}
            isFinal={false}
            now={NOW}
            acts={{ ...ACTS, paperHref: () => '/' }}
          />
        </div>
      </I18nProvider>,
    );
    await document.fonts.ready;
    const heads = screen.getByRole('columnheader').elements();
    const sticking = heads.filter((head) => getComputedStyle(head).position === 'sticky');
    expect(sticking).toEqual(heads.slice(0, 1));
    // The fade of the scroll hint begins before the end of the container.
    const end = screen.container.getBoundingClientRect().left + 504 - 12;
    const glasses = [...screen.container.querySelectorAll('tr')].flatMap((one) =>
      one.cells.length > 4 ? [...one.cells].slice(1, 5) : [],
    );
    expect(glasses.length).toBeGreaterThanOrEqual(12);
    for (const part of glasses.flatMap((cell) => [...cell.querySelectorAll('*')]))
      expect(part.getBoundingClientRect().right, part.outerHTML).toBeLessThanOrEqual(end);
    for (const act of screen.getByRole('button', { name: /^Actions for|^Acciones/ }).elements()) {
      const { left, top, width, height } = act.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      expect(act.contains(document.elementFromPoint(x, y))).toBe(true);
    }
    await page.viewport(1280, 800);
  },
);

test.each([900, 1300])(
  'SCR-2 on a board of %i px a code of 40 letters does not lie on the name',
  async (width) => {
    const long = 'W'.repeat(40);
    const name = `${'M'.repeat(55)} ${'M'.repeat(55)}`;
    const who = tasterRow({ ...person, code: long, displayName: name });
    const screen = await boardOf(width, ACTS, who);
    const text = (words: string) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(words, { exact: true }).element());
      return range.getBoundingClientRect();
    };
    expect(text(long).right).toBeLessThanOrEqual(text(name).left);
  },
);

test('SCR-2 a long name takes a second line before the board scrolls sideways', async () => {
  const screen = await boardOf(680);
  const scroller = screen.getByRole('table').element().parentElement;
  expect(scroller?.scrollWidth).toBeLessThanOrEqual(680);
});

/**
 * A board of four glasses in the middle of a tasting: one cell of every state, and a disconnected
 * booth.
 */
function manyStates() {
  const codes = ['417', '852', '309', '638'].map(code);
  const entries = codes.map((_, at) => ({
    id: entry(at + 1),
    sample: sample(at + 1),
    replicate: 1 as const,
    rank: at + 1,
  }));
  const started = blankSheet({ startedAt: '2026-11-20T11:22:00Z' });
  const glasses = codes.map((one, at) => ({
    code: one,
    sealed: at === 3 ? ({ at: '2026-11-20T11:00:00Z', version: 1, digest: 'd' } as const) : null,
  }));
  const call = { at: '2026-11-20T11:59:00Z', reason: 'help' } as const;
  return {
    entries,
    facts: factsFixture({
      plan: planFixture({
        entries,
        codes: new Map(entries.map(({ id }, at) => [id, codes[at] ?? code('417')])),
      }),
      trays: [
        [taster(1), trayOf({ glasses, call })],
        [taster(2), trayOf({ glasses })],
      ],
      sheets: [
        [taster(1), '417', started],
        [taster(2), '852', started],
        [taster(2), '309', started],
      ],
      records: [recordFixture(taster(1), '638'), recordFixture(taster(2), '638')],
      words: [
        [taster(1), { unstored: 0, devices: 1, isHere: true, goneAt: null }],
        [taster(2), { unstored: 12, devices: 0, isHere: false, goneAt: NOW - 900_000 }],
      ],
    }),
  };
}

test.each(['en', 'es', 'fr', 'it'] as const)(
  'BRD-13 a taster whose sheets are open on two devices is told of in words, and no column moves, in %s',
  async (locale) => {
    const { facts, entries } = manyStates();
    const words = await wordsOf(locale);
    const board = (devices: number) => {
      const word = { unstored: 0, devices, isHere: true, goneAt: null };
      return (
        <I18nProvider i18n={words}>
          <div style={{ width: 900 }}>
            <BoardGrid
              facts={{ ...facts, words: new Map([[trayName(facts.place, taster(1)), word]]) }}
              registers={{ samples: new Map(), tasters: new Map() }}
              entries={entries.map((one) => judgementFixture({ entry: one }))}
              results={[]}
              chosenEntry={null}
              isFinal={false}
              now={NOW}
              acts={ACTS}
            />
          </div>
        </I18nProvider>
      );
    };
    const screen = await render(board(1));
    await document.fonts.ready;
    const places = () =>
      screen
        .getByRole('columnheader')
        .elements()
        .map((head) => head.getBoundingClientRect().left);
    const before = places();
    await screen.rerender(board(2));
    const told = screen.getByText(/^\S+ 2 (devices|dispositivos|appareils|dispositivi)$/);
    await expect.element(told).toBeVisible();
    expect(places()).toEqual(before);
    await screen.rerender(board(1));
    await expect.element(told).not.toBeInTheDocument();
  },
);

/** The widths of the grid: alone at 1024 px, next to its panel at 1440 px. */
const ROOMS = [920, 900] as const;

test.each(Object.keys(LOCALES).filter(isLocale))(
  'BRD-14 the board of four glasses has room at 1024 px, and beside its panel at 1440, in %s',
  async (locale) => {
    const { facts, entries } = manyStates();
    const names = ['Alba Castillo', 'Carmen Ortega-Navarro'];
    const people = names.map((displayName, at) => ({
      ...person,
      id: taster(at + 1),
      displayName,
      code: `T0${at + 1}`,
    }));
    const gate = { kind: 'closed', missing: 3 } as const;
    const samples = entries.map(
      (one, at) => [one.sample, row(at + 1, 'S-26-0446', false)] as const,
    );
    const screen = await render(
      <I18nProvider i18n={await wordsOf(locale)}>
        <BoardGrid
          facts={facts}
          registers={{
            samples: new Map(samples),
            tasters: new Map(people.map((one) => [taster(Number(one.code.slice(1))), one])),
          }}
          entries={entries.map((one) => judgementFixture({ entry: one, gate, sealed: 7 }))}
          results={[]}
          chosenEntry={null}
          isFinal={false}
          now={NOW}
          acts={{ ...ACTS, paperHref: () => '/' }}
        />
      </I18nProvider>,
    );
    await document.fonts.ready;
    const scroller = screen.getByRole('table').element().parentElement;
    for (const room of ROOMS) {
      screen.container.style.width = `${room}px`;
      expect(scroller?.clientWidth).toBe(room);
      expect(scroller?.scrollWidth).toBeLessThanOrEqual(room);
    }
  },
);

test('BRD-6 the board of a session that is over has no column of what is live: seen, unsynced, help', async () => {
  const entries = [replicateOf(1)];
  const grid = (isEnded: boolean) => (
    <I18nProvider i18n={i18n}>
      <BoardGrid
        facts={factsFixture({ plan: planFixture({ entries }) })}
        registers={{ samples: new Map(), tasters: new Map() }}
        entries={entries.map((entry) => judgementFixture({ entry }))}
        results={[]}
        chosenEntry={null}
        isFinal={isEnded}
        isEnded={isEnded}
        now={NOW}
        acts={ACTS}
      />
    </I18nProvider>
  );
  const screen = await render(grid(false));
  const heads = () =>
    [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const cellsOf = (part: string) =>
    [...document.querySelectorAll(part)].map((row) =>
      [...row.querySelectorAll('th, td')].reduce(
        (sum, cell) => sum + (cell instanceof HTMLTableCellElement ? cell.colSpan : 0),
        0,
      ),
    );
  expect(heads()).toEqual(expect.arrayContaining(['Seen', 'Calibrated', 'Unsynced', 'Help']));
  await screen.rerender(grid(true));
  for (const live of ['Seen', 'Unsynced', 'Help']) expect(heads()).not.toContain(live);
  expect(heads()).toContain('Calibrated');
  // Every taster's row is as wide as the headers, and no row of the footer is wider.
  expect(new Set(cellsOf('thead tr, tbody tr'))).toEqual(new Set([4]));
  expect(Math.max(...cellsOf('tfoot tr'))).toBe(4);
});
