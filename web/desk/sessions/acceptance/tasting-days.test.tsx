import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../theme/theme.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import {
  dayJudgement,
  daySession,
  tastingDay,
  validatedSession,
} from '../../../../domain/sessions/testing/tasting-day.ts';
import { isLocale, LOCALES, type Locale } from '../../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../../i18n/load-catalog.ts';
import { stubFetch } from '../../../parts/http/testing/stub-fetch.ts';
import { TastingDays } from './tasting-days.tsx';

const everyWord = async (locale: Locale) => ({
  ...(await loadCatalog(locale)),
  ...(await loadDeskCatalog(locale)),
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const failed = [
  { code: 'not-reliable', sample: 'S1', replicate: 1 },
  { code: 'not-reliable', sample: 'S2', replicate: 1 },
  { code: 'duplicate-beyond', sample: 'S3', replicate: null },
] as const;

/** Shows days; the server answers every question about criteria with these failed ones. */
const shown = (...days: readonly DayRow[]) => shownIn('en', ...days);

async function shownIn(locale: Locale, ...days: readonly DayRow[]) {
  const messages = locale === 'en' ? {} : await everyWord(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const asked = stubFetch(() => Response.json({ failed }));
  await page.viewport(1280, 800);
  const around = (of: readonly DayRow[]) => (
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <TastingDays days={of} />
      </I18nProvider>
    </QueryClientProvider>
  );
  const screen = await render(around(days));
  return { asked, again: (...of: readonly DayRow[]) => screen.rerender(around(of)) };
}
const acts = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
/** The mark with the state of a day. */
const mark = (words: string) => page.getByText(words, { exact: true });
const cell = (name: string | RegExp) => page.getByRole('cell', { name });

test('SES-16, SES-32 a day of training alone says why it is not judged, and offers no verdict', async () => {
  const { asked } = await shown(tastingDay([daySession({ training: true })]));
  await expect.element(mark('Not judged')).toBeVisible();
  await expect.element(page.getByText(/^Training only: nothing to decide/)).toBeVisible();
  await expect.element(cell('Not applicable')).toBeVisible();
  expect(acts()).toEqual([]);
  expect(asked).toEqual([]);
});

test('SES-16 a day offers what may be done with it: its closed sessions validated, then the day accepted', async () => {
  const { again } = await shown(tastingDay([daySession(), validatedSession({ session: 8 })]));
  const accept = page.getByRole('button', { name: /^Accept the day/ });
  expect(acts()).toEqual(['Validate 1', 'Reject', 'Accept the day']);
  await expect.element(accept).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'to be validated' })).toBeVisible();
  await again(tastingDay([validatedSession()]));
  expect(acts()).toEqual(['Reject', 'Accept the day']);
  await expect.element(accept).toBeEnabled();
  // A re-opened day waits like an open one, and shows the reason.
  await again(
    tastingDay([validatedSession()], dayJudgement('reopened', { reason: 'tasted again' })),
  );
  await expect.element(mark('Reopened')).toBeVisible();
  await expect.element(page.getByText(/^Eva, .*: “tasted again”/)).toBeVisible();
  expect(acts()).toEqual(['Reject', 'Accept the day']);
});

test('SES-16 a day that is tasted says what it waits for', async () => {
  const sessions = [daySession({ state: 'shown' }), daySession({ session: 8, state: 'hidden' })];
  const { again } = await shown(tastingDay(sessions));
  await expect.element(page.getByText('When sessions 7 and 8 are validated')).toBeVisible();
  await expect.element(mark('Tasting')).toBeVisible();
  await expect.element(cell('Not known yet').first()).toBeVisible();
  expect(acts()).toEqual(['Reject']);
  await again(tastingDay([daySession({ state: 'shown', sealed: 9 })]));
  await expect.element(page.getByText('When session 7 is validated')).toBeVisible();
  await expect.element(cell('9 of 16')).toBeVisible();
});

test.each([
  [1440, 1112, 'en'],
  [1024, 744, 'it'],
] as const)(
  'SES-16 the buttons of a day stand on one line, whatever it waits for, at %i px in a room of %i in %s',
  async (width, room, locale) => {
    const open = [46, 48, 49, 50].map((session) => daySession({ session, state: 'shown' }));
    await shownIn(
      locale,
      tastingDay([...open, daySession({ session: 51 })]),
      tastingDay([daySession({ session: 9 })], null, '2026-11-19'),
    );
    await page.viewport(width, 800);
    const table = page.getByRole('table').element();
    if (table.parentElement !== null) table.parentElement.style.width = `${room}px`;
    await document.fonts.ready;
    for (const row of page.getByRole('row').elements()) {
      const tops = [...row.querySelectorAll('button')].map(
        (one) => one.getBoundingClientRect().top,
      );
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
    }
    expect(page.getByRole('button').elements()).toHaveLength(5);
  },
);

test('SES-16 of a day that is judged it is said who did, when and why, and it can be reopened', async () => {
  const { again } = await shown(tastingDay([validatedSession()], dayJudgement('accepted')));
  await expect.element(mark('Accepted')).toBeVisible();
  await expect.element(page.getByText(/^Eva, 11\/20\/2026/)).toBeVisible();
  expect(acts()).toEqual(['Reopen']);
  await again(
    tastingDay([daySession()], dayJudgement('rejected', { reason: 'the room was too warm' })),
  );
  await expect.element(mark('Rejected')).toBeVisible();
  await expect.element(page.getByText(/: “the room was too warm”/)).toBeVisible();
  expect(acts()).toEqual(['Validate 1', 'Reopen']);
});

test('SES-16, SES-31 a day is reopened with a reason, and is not before one is written', async () => {
  const { asked } = await shown(tastingDay([validatedSession()], dayJudgement('accepted')));
  await page.getByRole('button', { name: 'Reopen 11/20/2026' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reopen the tasting day 11/20/2026?' });
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(question.getByText('Write why.')).toBeVisible();
  const given = () => asked.filter(({ url }) => url.endsWith('/api/commands/judge-day'));
  expect(given()).toEqual([]);
  await question.getByRole('textbox').fill('session 7 is tasted once more');
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect.poll(given).toHaveLength(1);
  expect(await given()[0]?.json()).toEqual({
    date: '2026-11-20',
    verdict: 'reopened',
    reason: 'session 7 is tasted once more',
  });
});

test('M-ACCEPT of a closed session the server is asked for its criteria, and what failed is named once with its samples', async () => {
  const { asked } = await shown(tastingDay([daySession()]));
  await expect
    .element(
      cell(
        '3 not met: CVr above 20 % (S1 · Replicate 1, S2 · Replicate 1); the duplicates differ by more than En allows (S3)',
      ),
    )
    .toBeVisible();
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/sessions/7/criteria']);
});

test('RES-3, SES-34 a day that was accepted against criteria says so, and what was called invalid never looks clean', async () => {
  const against = validatedSession({ failed, validationReason: 'the panel agrees' });
  const { asked, again } = await shown(tastingDay([against], dayJudgement('accepted')));
  await expect.element(mark('Accepted, 3 criteria not met')).toBeVisible();
  await expect.element(cell(/^3 not met: CVr/)).toBeVisible();
  await expect.element(cell(/Despite unmet criteria the panel agrees/)).toBeVisible();
  // The count is shown even if the audit trail does not name the criteria.
  await again(tastingDay([{ ...against, failed: null }], dayJudgement('accepted')));
  await expect.element(mark('Accepted, 1 criterion not met')).toBeVisible();
  await expect.element(cell('Criteria not met')).toBeVisible();
  await again(tastingDay([validatedSession({ invalidAssessments: 2 })], dayJudgement('accepted')));
  await expect.element(cell('All met')).toBeVisible();
  await expect.element(cell('Validated 2 assessments invalid')).toBeVisible();
  expect(asked).toEqual([]);
});

test('SES-16 all days have one set of columns, whose heads stand above the first; on a narrow screen they are shown again under each day', async () => {
  await shown(
    tastingDay([validatedSession()]),
    tastingDay([validatedSession({ session: 6 })], null, '2026-11-19'),
  );
  const heads = () => page.getByRole('columnheader').elements();
  const heights = () => heads().map((head) => head.getBoundingClientRect().height);
  const lefts = (row: Element | undefined) =>
    [...(row?.children ?? [])].map((one) => Math.round(one.getBoundingClientRect().left));
  const rowOf = (name: RegExp) =>
    page.getByRole('rowheader', { name }).elements()[0]?.closest('tr') ?? undefined;
  await expect.element(cell('16 of 16').first()).toBeVisible();
  await expect.element(cell('IOC virgin olive oil').first()).toBeVisible();
  expect(heads()).toHaveLength(7);
  expect(Math.min(...heights())).toBeGreaterThan(10);
  const places = lefts(heads()[0]?.parentElement ?? undefined);
  expect(lefts(rowOf(/^Session 7/))).toEqual(places);
  expect(lefts(rowOf(/^Session 6/))).toEqual(places);
  // The header of a day is in the same columns: its state is above the criteria.
  expect(lefts(page.getByText('11/20/2026').element().closest('tr') ?? undefined)).toEqual([
    places[0],
    places[5],
  ]);
  const again = () => page.getByText('Sheets stored').elements();
  expect(again()).toHaveLength(1);
  await page.viewport(700, 800);
  // The heads shrink at once; that three of them are no columns any more comes with the next render.
  await expect.poll(() => heads().length).toBe(4);
  await expect.poll(() => Math.max(...heights())).toBeLessThan(2);
  expect(again()).toHaveLength(3);
  const seen = again().filter((one) => one.getBoundingClientRect().height > 10);
  expect(seen).toHaveLength(2);
  expect(heads().map((head) => head.textContent)).toEqual([
    'Session',
    'Sheets stored',
    'Criteria',
    'State',
  ]);
});

/** The names of the buttons and links that are not within the window. */
const outOfSight = () =>
  [...document.querySelectorAll('button, a')]
    .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
    .map((one) => one.textContent);

test.each(Object.keys(LOCALES).filter(isLocale))(
  'SCR-27 what is done with a day and its sessions is in sight at 400 % zoom and at 600 px, in %s',
  async (locale) => {
    const waits = tastingDay([daySession(), validatedSession({ session: 8, failed })]);
    const ready = tastingDay([validatedSession({ invalidAssessments: 2 })], null, '2026-11-19');
    await shownIn(locale, waits, ready);
    for (const width of [320, 360, 600, 700]) {
      await page.viewport(width, 640);
      await expect.poll(outOfSight).toEqual([]);
      const room = page.getByRole('table').element().parentElement;
      expect(room?.scrollWidth).toBe(room?.clientWidth);
    }
  },
);

test('SCR-27 where there is no room for columns, what a session has stands under its name by the heads', async () => {
  await shown(tastingDay([validatedSession(), validatedSession({ session: 8 })]));
  await page.viewport(320, 640);
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((one) => one.textContent));
  await expect
    .poll(rows)
    .toEqual([
      [expect.stringMatching(/^11\/20\/2026.*Open$/)],
      ['RejectAccept the day'],
      ...['Session 7', 'Session 8'].flatMap((session) => [
        [session],
        ['Sheets stored', '16 of 16'],
        ['Criteria', 'All met'],
        ['State', 'Validated'],
      ]),
    ]);
});

test('SES-12, SES-28 a closed session whose validation was taken back says so in its day, why and by whom', async () => {
  const invalidated = { by: 'Carmen', at: '2026-11-20T12:30:00.000Z', reason: 'The wrong bottle.' };
  await shown(tastingDay([daySession({ invalidated }), daySession({ session: 8 })]));
  await expect.element(page.getByText('Invalidated', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The wrong bottle.')).toBeVisible();
  await expect.element(page.getByText('Carmen,')).toBeVisible();
  await expect.element(page.getByText(/^11.20.2026 \d/)).toBeVisible();
  expect(page.getByText('Invalidated', { exact: true }).elements()).toHaveLength(1);
});

test('SCR-24 on paper the heads of the days stand once, above all of them', async () => {
  await shown(
    tastingDay([validatedSession()]),
    tastingDay([validatedSession({ session: 6 })], null, '2026-11-19'),
  );
  await page.viewport(718, 1047);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const seen = () =>
    page
      .getByText('Sheets stored')
      .elements()
      .filter((one) => one.getBoundingClientRect().height > 10);
  await expect.poll(seen).toHaveLength(1);
  await expect.element(cell('IOC virgin olive oil').first()).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});
