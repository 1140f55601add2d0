import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import {
  createEvaluation,
  readEvaluation,
  setFruityKind,
  setHeatingDevice,
  setMark,
} from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { PAUSE, UNREAD } from '../../ui/input-guard/act-guard.ts';
import { InputGuard } from '../../ui/input-guard/input-guard.tsx';
import { fingers, lateHands, pen, pointer, type Spot } from '../../ui/testing/fingers.ts';
import { ReviewView } from '../handing-in/review-view.tsx';
import { RestView } from '../rest/rest-view.tsx';
import { SheetView } from '../sheet/sheet-view.tsx';
import { ConfirmGlass } from '../tray/confirm-glass.tsx';
import { code, tray } from '../tray-state/booth.fixture.ts';
import { boothPlace } from '../tray-state/booth-names.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';

const STATUS = storedDocumentStatus();
const GLASSES = trayGlasses(tray(), new Map(), IOC_VO);

type Screen = 'tray' | 'sheet' | 'review' | 'rest';

/**
 * An input event that reached a screen of the booth, with its timestamp by the clock of the
 * browser.
 */
type Reached = { readonly screen: Screen; readonly type: string; readonly at: number };

/**
 * The log of a test: when each screen opened, which events the browser dispatched, and which
 * reached a screen.
 */
type Log = {
  readonly openings: { readonly screen: Screen; readonly at: number }[];
  readonly reported: { readonly type: string; readonly at: number }[];
  readonly reached: Reached[];
};

/** Creates a sheet on which only the signature is missing, or a blank one. */
function sheetDocument({ isWhole }: { readonly isWhole: boolean }): Doc {
  const doc = new Doc();
  createEvaluation(doc, crypto.randomUUID());
  if (!isWhole) return doc;
  setHeatingDevice(doc, '6');
  for (const attribute of ATTRIBUTE_KEYS) setMark(doc, attribute, mm(0));
  setMark(doc, 'fruity', mm(42));
  setFruityKind(doc, 'green');
  return doc;
}

function readSheet(doc: Doc) {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

/**
 * The screens of a booth, built from their real parts. The next one opens late, as on a slow
 * device.
 */
function Screens(props: {
  readonly doc: Doc;
  readonly first: Screen;
  readonly openingTakes: number;
  /** How long a busy page shows the next screen later than it opened it, in ms. */
  readonly paintingTakes?: number;
  readonly log: Log;
}) {
  const { doc, first, openingTakes, paintingTakes = 0, log } = props;
  const [screen, setScreen] = useState<Screen>(first);
  const version = useSyncExternalStore(
    (tell) => {
      doc.on('update', tell);
      return () => doc.off('update', tell);
    },
    () => JSON.stringify(doc.toJSON()),
  );
  const isSigned = readSheet(doc).signature !== null;
  const open = (next: Screen) => void setTimeout(() => setScreen(next), openingTakes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a signature opens the next screen once.
  useEffect(() => {
    if (isSigned) open('rest');
  }, [isSigned]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rest ends by itself after the first touch of a test.
  useEffect(() => {
    if (screen !== 'rest' || first !== 'rest') return;
    const end = () => open('tray');
    window.addEventListener('pointerdown', end, { once: true });
    window.addEventListener('keydown', end, { once: true });
    return () => {
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [screen]);
  const note = ({ nativeEvent }: SyntheticEvent) =>
    void log.reached.push({ screen, type: nativeEvent.type, at: nativeEvent.timeStamp });
  return (
    // Listens on the screen itself: the next screen must not take an event meant for the previous
    // one.
    <div
      key={screen}
      data-version={version}
      onClickCapture={note}
      onKeyDownCapture={note}
      onPointerDownCapture={note}
    >
      <Opening screen={screen} log={log} paintingTakes={screen === first ? 0 : paintingTakes} />
      <OneScreen screen={screen} doc={doc} open={open} />
    </div>
  );
}

/** Logs when a screen opens, before the screen itself does anything; holds its first paint back. */
function Opening({
  screen,
  log,
  paintingTakes,
}: {
  readonly screen: Screen;
  readonly log: Log;
  readonly paintingTakes: number;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the screen.
  useLayoutEffect(() => {
    const at = performance.now();
    log.openings.push({ screen, at });
    // The screen reports itself before the page is busy.
    if (paintingTakes > 0) queueMicrotask(() => keepBusyUntil(at + paintingTakes));
  }, []);
  return null;
}

function keepBusyUntil(end: number): void {
  while (performance.now() < end);
}

function OneScreen({
  screen,
  doc,
  open,
}: {
  readonly screen: Screen;
  readonly doc: Doc;
  readonly open: (next: Screen) => void;
}) {
  const sheet = { doc, value: readSheet(doc), status: STATUS };
  const [glass] = GLASSES;
  if (glass === undefined) throw new Error('no glass');
  switch (screen) {
    case 'tray':
      return (
        <BoothShell align="fill" header={<p>Tray</p>}>
          <ConfirmGlass
            expected={code('417')}
            tray={[code('417')]}
            device="6"
            onConfirm={() => open('sheet')}
            onWrongGlass={() => {}}
          />
        </BoothShell>
      );
    case 'sheet':
      return (
        <SheetView
          sheet={sheet}
          definition={IOC_VO}
          pixelsPerMm={4}
          header={<h1>Glass 417</h1>}
          notes={null}
          onLanguage={() => {}}
          onReview={() => open('review')}
        />
      );
    case 'review':
      return (
        <ReviewView
          glass={glass}
          definition={IOC_VO}
          sheet={sheet}
          header={<p>Glass 417</p>}
          notes={null}
          onGo={() => {}}
          onBack={() => open('sheet')}
        />
      );
    case 'rest':
      return <Rest />;
  }
}

function Rest() {
  const [, next] = GLASSES;
  const place = boothPlace(ME, 12);
  if (next === undefined || place === null) throw new Error('no booth');
  const now = Date.parse('2026-11-20T10:00:00Z');
  const end = now + 600_000;
  return (
    <BoothShell align="fill" header={<p>Rest</p>}>
      <RestView
        booth={{
          place,
          tray: tray(),
          definition: IOC_VO,
          glasses: GLASSES,
          sheets: new Map(),
          step: { kind: 'rest', end, next },
          now,
          refused: null,
        }}
        end={end}
        next={next}
      />
    </BoothShell>
  );
}

/** The signature is stored with the account: signing is one tap. */
const ME = signedInUser({
  signature: [[100, 100, 400, 300, 700, 200]],
  panel: { id: '3f0e8a52-1c3b-4e57-9d53-0c6a6f6b2a11', name: 'Panel' },
  taster: { id: '9a1d7c34-52f6-4b0e-8d1a-7be0f5b3c922', code: 'T01' },
});

function inBooth(content: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(meQuery().queryKey, ME);
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <InputGuard>{content}</InputGuard>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Every change of screen in the booth, and the button that causes it; a rest ends by itself. */
const CHANGES = [
  { from: 'tray', to: 'sheet', by: /Start tasting/ },
  { from: 'sheet', to: 'review', by: /Review the sheet/ },
  { from: 'review', to: 'rest', by: /Sign and hand in/ },
  { from: 'review', to: 'sheet', by: /Back to the sheet/ },
  { from: 'rest', to: 'tray', by: null },
] as const;

const HANDS = [
  { hand: 'finger', openingTakes: 1000, act: tapWith(fingers) },
  { hand: 'pen', openingTakes: 300, act: tapWith(pen) },
  { hand: 'mouse', openingTakes: 0, act: tapWith(pointer) },
  { hand: 'keys', openingTakes: 0, act: () => userEvent.keyboard('{Enter}') },
] as const;

function tapWith(way: {
  readonly down: (spot: Spot) => Promise<unknown>;
  readonly up: (spot: Spot) => Promise<unknown>;
}) {
  return async (spot: Spot): Promise<void> => {
    await way.down(spot);
    await way.up(spot);
  };
}

const takesActs = () =>
  expect.poll(() => document.documentElement.dataset['justOpened']).toBe(undefined);

const log: Log = { openings: [], reported: [], reached: [] };
const report = ({ type, timeStamp: at }: Event) => void log.reported.push({ type, at });

// Registered before the input guard of the booth, which listens on the same target.
beforeEach(() => {
  for (const list of [log.openings, log.reported, log.reached]) list.length = 0;
  window.addEventListener('pointerdown', report, { capture: true });
  window.addEventListener('pointerup', report, { capture: true });
});
afterEach(async () => {
  window.removeEventListener('pointerdown', report, { capture: true });
  window.removeEventListener('pointerup', report, { capture: true });
  await page.viewport(1280, 800);
});

/** Time from the last release of a finger to a press, in ms. */
function pauseBefore(at: number): number {
  const before = log.reported.findLast((one) => one.type === 'pointerup' && one.at <= at);
  return before === undefined ? Number.POSITIVE_INFINITY : at - before.at;
}

/** The centre of a button; on a rest, the place where the next screen has its fields. */
function spotOf(by: RegExp | null): Spot {
  if (by === null) return { x: 400, y: 300 };
  const box = page.getByRole('button', { name: by }).element().getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

for (const { from, to, by } of CHANGES)
  test.each(HANDS)(
    `BTH-16 from the ${from} to the ${to}: whoever goes on with $hand while it opens in $openingTakes ms does nothing there`,
    async ({ hand, openingTakes, act }) => {
      const doc = sheetDocument({ isWhole: from !== 'tray' });
      const screens = <Screens doc={doc} first={from} openingTakes={openingTakes} log={log} />;
      await render(inBooth(screens));
      if (from === 'tray') await userEvent.keyboard('417');
      await takesActs();
      const spot = spotOf(by);
      if (by !== null && hand === 'keys') {
        const button = page.getByRole('button', { name: by }).element();
        if (button instanceof HTMLElement) button.focus();
      }
      const openedAt = () => log.openings.find(({ screen }) => screen === to)?.at ?? null;
      const isRead = () => performance.now() >= (openedAt() ?? Infinity) + UNREAD + 100;
      const marks = readSheet(doc).marks;
      while (!isRead()) await act(spot);
      const opened = openedAt() ?? Number.NaN;
      for (const { screen, type, at } of log.reached) {
        if (screen !== to) continue;
        expect(at - opened).toBeGreaterThanOrEqual(UNREAD);
        if (type === 'pointerdown') expect(pauseBefore(at)).toBeGreaterThanOrEqual(PAUSE);
      }
      if (hand === 'keys') return;
      expect(readSheet(doc).marks).toEqual(marks);
      await takesActs();
      await act(spot);
      expect(log.reached.findLast(({ type }) => type === 'pointerdown')?.screen).toBe(to);
    },
  );

for (const { from, to, by } of CHANGES)
  test.each(HANDS)(
    `BTH-16 from the ${from} to the ${to}: on a busy page $hand does nothing on a screen that nobody could see yet`,
    async ({ hand, act }) => {
      const doc = sheetDocument({ isWhole: from !== 'tray' });
      const screens = (
        <Screens doc={doc} first={from} openingTakes={0} paintingTakes={900} log={log} />
      );
      await render(inBooth(screens));
      if (from === 'tray') await userEvent.keyboard('417');
      await takesActs();
      const spot = spotOf(by);
      if (by !== null && hand === 'keys') {
        const button = page.getByRole('button', { name: by }).element();
        if (button instanceof HTMLElement) button.focus();
      }
      const marks = readSheet(doc).marks;
      await act(spot);
      await expect.poll(() => log.openings.map(({ screen }) => screen)).toContain(to);
      const opened = log.openings.find(({ screen }) => screen === to)?.at ?? Number.NaN;
      // More than half a second after the tap before and after the opening, and before the paint.
      await lateHands[hand](spot, opened + 700);
      expect(log.reached.filter(({ screen }) => screen === to)).toEqual([]);
      expect(readSheet(doc).marks).toEqual(marks);
      if (hand === 'keys') return;
      await takesActs();
      await act(spot);
      expect(log.reached.findLast(({ type }) => type === 'pointerdown')?.screen).toBe(to);
    },
  );

test('BTH-16 at 1280 × 800 quick taps on *Start tasting* leave the sheet that opens under them blank', async () => {
  const doc = sheetDocument({ isWhole: false });
  await render(inBooth(<Screens doc={doc} first="tray" openingTakes={0} log={log} />));
  await userEvent.keyboard('417');
  await takesActs();
  const spot = spotOf(/Start tasting/);
  const tap = tapWith(fingers);
  for (let taps = 0; taps < 6; taps += 1) await tap(spot);
  await expect.element(page.getByRole('heading', { name: 'Glass 417' })).toBeVisible();
  await tap(spot);
  expect(readSheet(doc).marks).toEqual({});
});
