import { expect, vi } from 'vitest';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../domain/words/attributes.ts';
import { askDocuments } from './support/ask-document.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import {
  cookieOf,
  downloadMarks,
  marksOf,
  panelOf,
  samplesOf,
  storedClasses,
  tastersOf,
} from './support/desk-calls.ts';
import { goTo } from './support/go-to.ts';
import { codesOf, handIn, openDevice } from './support/hand-in.ts';
import {
  addSamples,
  drawCodes,
  inviteTasters,
  newSession,
  serveTwice,
  showSession,
} from './support/plan.ts';
import { classesOf } from './support/run-stats.ts';
import { exploreDemonstration } from './support/set-up.ts';
import { type Person, signIn, signInQuietly } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import {
  type Answers,
  answer,
  calibrate,
  type Hand,
  nextCode,
  openTray,
  saysStored,
  signSheet,
  startGlass,
} from './support/taste.ts';
import { validateSession } from './support/validate-on-board.ts';

const HALF: readonly AttributeKey[] = ATTRIBUTE_KEYS.slice(0, 5);
const OTHER_HALF: readonly AttributeKey[] = ATTRIBUTE_KEYS.slice(5);

/** One taster in one booth: the browser, and every mark made in it, by code of the glass. */
type Booth = PersonsBrowser & {
  readonly id: string;
  readonly code: string;
  readonly hand: Hand;
  readonly made: Map<string, Answers>;
};

/**
 * The input devices of the first tasters, in the order of their booths; the others have a headless
 * device.
 */
const HANDS: readonly Hand[] = ['finger', 'keys', 'mouse'];

/** The booth that reloads offline. */
const CUT = 0;

/** A taster's answers for a glass: the oil by its code, and the taster's own bias of a few mm. */
function answersOf(code: string, person: number): Answers {
  const oil = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const own = (base: number, place: number) =>
    base === 0 ? 0 : Math.min(100, Math.max(1, base + ((person * 5 + place * 3) % 9) - 4));
  return {
    fusty: own(oil % 3 === 0 ? 28 : 0, 1),
    musty: 0,
    winey: own(oil % 3 === 1 ? 14 : 0, 2),
    frostbitten: 0,
    rancid: 0,
    other: 0,
    fruity: own(30 + (oil % 20), 3),
    bitter: own(20 + (oil % 15), 4),
    pungent: own(40, 5),
  };
}

/** Confirms the next glass and answers some of its lines. */
async function begin(booth: Booth, person: number, attributes: readonly AttributeKey[]) {
  const code = await nextCode(booth.page);
  const answers = answersOf(code, person);
  booth.made.set(code, answers);
  // BTH-15: each glass is asked for its own heating device.
  expect(await booth.page.locator('main form input').nth(1).inputValue()).toBe('');
  await startGlass(booth.page, code, String(person + 1), booth.hand);
  await answer(booth.page, answers, attributes, booth.hand);
  return code;
}

async function taste(booth: Booth, person: number): Promise<void> {
  await begin(booth, person, ATTRIBUTE_KEYS);
  await signSheet(booth.page, 'A taster', booth.hand);
}

test('SCR-1 the first start is without a finding of axe', async ({
  browser,
  firstStart: product,
}) => {
  const { page, close } = await openFor(browser);
  await page.goto(`${product.url}/setup`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
  await close();
});

test('SES-8 BTH-15 KEE-1 SYN-1 FRM-12 NUM-1 ASM-47 FRM-33 ten people hold a session from the first start to the stored verdict; the server is killed, a network is cut, and no mark is lost', async ({
  browser,
  firstStart: product,
}) => {
  // The first start: a demonstration panel, with names and passwords.
  const leader = await openFor(browser);
  const accounts = await exploreDemonstration(leader.page, product.url);
  const withRole = (role: string): readonly Person[] =>
    accounts.filter((account) => account.role === role);
  const [leaderAccount] = withRole('Panel leader');
  const [assistantAccount] = withRole('Assistant');
  if (leaderAccount === undefined || assistantAccount === undefined)
    throw new Error('no desk accounts');
  await signIn(leader.page, product.url, leaderAccount);
  const people = (await tastersOf(leader.page)).flatMap((taster) => {
    const account = accounts.find(({ username }) => username === taster.username);
    return account === undefined ? [] : [{ ...taster, account }];
  });
  const invited = people.slice(0, 8);
  const oils = (await samplesOf(leader.page)).filter(({ reference }) => !reference).slice(0, 3);
  const [twice] = oils;
  if (twice === undefined) throw new Error('no samples');

  // Two at the desk plan it together and see each other.
  const session = await newSession(leader.page, product.url);
  const assistant = await openFor(browser);
  const plan = `/intra/sessions/${session}`;
  await signInQuietly(assistant.page, product.url, assistantAccount, plan);
  await Promise.all([
    addSamples(
      leader.page,
      oils.map(({ code }) => code),
    ),
    inviteTasters(
      assistant.page,
      invited.map(({ code }) => code),
    ),
  ]);
  await serveTwice(assistant.page, twice.code);
  await assistant.page
    .getByRole('textbox', { name: 'Notes' })
    .pressSequentially('Prepared by two.');
  await vi.waitFor(
    async () => {
      expect(await leader.page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe(
        'Prepared by two.',
      );
    },
    { timeout: 20_000 },
  );
  await leader.page.getByText('Here now').waitFor();
  await assistant.page.getByText('Here now').waitFor();
  await drawCodes(leader.page);
  // An invalid number is not on the plan, and without it the session is not shown: the field with
  // the error keeps the text and has the focus.
  const rest = leader.page.getByLabel('Rest between samples');
  await rest.fill('none');
  const show = leader.page.getByRole('button', { name: 'Show to tasters' });
  await expect.poll(() => show.isEnabled()).toBe(true);
  await show.click();
  await leader.page.getByText('Invalid number format', { exact: true }).waitFor();
  // FRM-15, FRM-33: the error summary above the plan names the field, with a link to it.
  await leader.page.getByRole('link', { name: /^Rest between samples: / }).click();
  expect(await rest.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await rest.inputValue()).toBe('none');
  expect(await leader.page.getByRole('alertdialog').count()).toBe(0);
  await rest.fill('0');
  await rest.press('Tab');
  await showSession(leader.page);

  // Eight tasters, three of them at a booth with a screen; the glasses appear without a reload.
  const booths: Booth[] = [];
  for (const [person, hand] of HANDS.entries()) {
    const { id, code, account } = invited[person] ?? missing('taster');
    const opened = await openFor(browser, {
      hasTouch: hand === 'finger',
      keepsPage: person === CUT,
    });
    // The booth that reloads offline is set up as a taster does it.
    if (person === CUT) {
      await signIn(opened.page, product.url, account);
      await calibrate(opened.page);
      await openTray(opened.page, session);
    } else await openTrayQuietly(opened.page, product.url, account, session);
    booths.push({ ...opened, id, code, hand, made: new Map() });
  }
  const devices = await Promise.all(
    invited.slice(HANDS.length).map(async ({ id, code, account }, place) => {
      const device = await openDevice(product.url, account, id);
      const glasses = await codesOf(device, session);
      const answers = (glass: string) => answersOf(glass, HANDS.length + place);
      const made = new Map(glasses.map((glass) => [glass, answers(glass)]));
      return { device, code, hand: 'device', glasses, made };
    }),
  );
  const handInGlasses = (from: number, to: number) =>
    Promise.all(
      devices.map(async ({ device, glasses, made }) => {
        for (const glass of glasses.slice(from, to))
          await handIn(device, session, glass, made.get(glass) ?? missing('answers'));
      }),
    );
  await Promise.all([...booths.map(taste), handInGlasses(0, 1)]);

  // In the middle of the second glass the server is killed.
  const open = await Promise.all(booths.map((booth, person) => begin(booth, person, HALF)));
  await product.kill();
  const claimed = await Promise.all(booths.map(({ page }) => saysStored(page)));
  await Promise.all(booths.map((booth) => booth.setOffline(true)));
  await product.startAgain();
  const panel = await panelOf(leader.page);
  const names = booths.map(
    ({ id }, person) => `${panel}/evaluation/${session}.${id}.${open[person]}`,
  );
  const kept = await askDocuments(product.url, await cookieOf(leader.page), names);
  kept.forEach(({ outcome, doc }, person) => {
    expect(outcome).toBe('served');
    const code = open[person];
    if (!claimed[person] || code === undefined) return;
    for (const attribute of HALF)
      expect(doc.getMap('marks').get(attribute), `${code} ${attribute}`).toBe(
        booths[person]?.made.get(code)?.[attribute],
      );
  });

  // One booth stays offline, reloads, and finds the sheet as it was; the others go on.
  const [cut, ...others] = [booths[CUT], ...booths.toSpliced(CUT, 1)];
  if (cut === undefined) throw new Error('no booth');
  await Promise.all(others.map((booth) => booth.setOffline(false)));
  await cut.page.reload();
  await cut.page.locator('#row-fruity').waitFor();
  expect(await saysStored(cut.page)).toBe(false);
  await Promise.all(
    booths.map(async (booth, person) => {
      const answers = booth.made.get(open[person] ?? '');
      if (answers === undefined) throw new Error('no sheet');
      await answer(booth.page, answers, OTHER_HALF, booth.hand);
      await signSheet(booth.page, 'A taster', booth.hand);
    }),
  );
  expect(await saysStored(cut.page)).toBe(false);
  await cut.setOffline(false);
  await handInGlasses(1, 4);
  // The last two glasses on a headless device: every hand has marked two on its screen, which
  // follows to the end.
  await Promise.all(
    booths.map(async ({ id, made, page }, person) => {
      const { account } = invited[person] ?? missing('taster');
      const device = await openDevice(product.url, account, id);
      for (const glass of await codesOf(device, session)) {
        if (made.has(glass)) continue;
        const answers = answersOf(glass, person);
        made.set(glass, answers);
        await handIn(device, session, glass, answers);
      }
      await page.getByText('All sheets are handed in').waitFor();
    }),
  );

  // The board has every sheet; the figures come from the worker.
  const board = leader.page;
  await board.getByText('32 of 32 stored').waitFor({ timeout: 60_000 });
  const footer = board.locator('tfoot tr').last().locator('td');
  await vi.waitFor(
    async () => {
      const shown = await footer.allTextContents();
      expect(shown.every((text) => /irgin|ampante/.test(text))).toBe(true);
    },
    { timeout: 30_000 },
  );
  const onScreen = await footer.allTextContents();
  const columns = await board.locator('thead th button').allTextContents();

  // Closed, validated, listed; the file and the command line agree with the screen.
  await board.getByRole('button', { name: 'End tasting' }).click();
  await board.getByRole('alertdialog').getByRole('button', { name: 'End tasting' }).click();
  await validateSession(board, 'Both replicates are judged on their own.');

  const marks = await downloadMarks(board);
  const committed = committedOf(marks);
  const meant = [...booths, ...devices].flatMap(({ code, hand, made }) =>
    [...made].flatMap(([glass, answers]) =>
      ATTRIBUTE_KEYS.map((attribute) => {
        const cell = `${code} ${glass} ${attribute}`;
        return { cell, hand, made: answers[attribute], stored: committed[cell] };
      }),
    ),
  );
  expect(meant.filter(({ made, stored }) => made !== stored)).toEqual([]);
  expect(Object.keys(committed)).toHaveLength(meant.length);
  const stored = await storedClasses(board, session);
  expect(await classesOf(product.dataFolder, marks)).toEqual(stored);
  const words: Record<string, string> = {
    EVOO: 'Extra virgin',
    VOO: 'Virgin',
    OVOO: 'Ordinary virgin',
    LOO: 'Lampante virgin',
    LOO_EU: 'Lampante',
  };
  for (const [place, head] of columns.entries()) {
    const [key, oil] =
      Object.entries(stored).find(([name]) => {
        const [code = '', replicate = ''] = name.split('/');
        return (
          head.includes(code) && (code !== twice.code || head.includes(`Replicate ${replicate}`))
        );
      }) ?? [];
    expect(onScreen[place], key).toContain(words[oil ?? '']);
  }
  // The assessment of an oil that was served once: the stored class, and the medians of the
  // exported marks.
  const once = oils.at(-1);
  if (once === undefined) throw new Error('no oil');
  await goTo(board, `/intra/assessments/${session}/${once.id}`);
  await board.getByText('Verified: recomputed today, no difference').waitFor();
  const oil = words[stored[`${once.code}/1`] ?? ''] ?? '-';
  await board.getByRole('main').getByText(oil).first().waitFor();
  const figures = board.getByRole('table', { name: /^Code / });
  for (const [attribute, name] of [
    ['fruity', /^Fruity/],
    ['bitter', /^Bitter/],
    ['pungent', /^Pungent/],
  ] as const) {
    const row = figures.getByRole('row', { name });
    expect(await row.locator('td').nth(1).textContent(), attribute).toBe(
      medianOf(marks, once.code, attribute),
    );
  }
  // NUM-1: every statistic has two decimals.
  const written = await figures.locator('tbody td').allTextContents();
  const decimals = written.flatMap((text) => /^\d+\.(\d+)( %|\s%)?$/.exec(text.trim())?.[1] ?? []);
  expect(decimals.length).toBeGreaterThan(9);
  expect(decimals.filter((text) => text.length !== 2)).toEqual([]);
  // ASM-47: for the oil that was served twice both replicates are next to each other.
  await goTo(board, `/intra/assessments/${session}/${twice.id}`);
  await board.getByRole('radio', { name: 'Both' }).click();
  await board.getByRole('table', { name: /^Replicates 1 and 2, codes/ }).waitFor();
  await goTo(board, `/intra/assessments/summary?session=${session}`);
  await board.getByRole('row').filter({ hasText: twice.code }).first().waitFor();
  for (const person of [leader, assistant, ...booths]) expect(person.errors).toEqual([]);
});

/** Fails the story with a missing prerequisite. */
function missing(what: string): never {
  throw new Error(`no ${what}`);
}

/** The marks of an export, by `taster glass attribute`. */
const committedOf = (marks: string): Record<string, number> =>
  Object.fromEntries(
    marksOf(marks).map(({ taster, code, attribute, mm }) => [
      `${taster} ${code} ${attribute}`,
      Number(mm),
    ]),
  );

/**
 * The median of a line of an oil, from an export of eight tasters, in centimetres as the assessment
 * writes it.
 */
function medianOf(marks: string, oil: string, line: AttributeKey): string {
  const given = marksOf(marks)
    .filter(({ sample, attribute }) => sample === oil && attribute === line)
    .map(({ mm }) => Number(mm))
    .toSorted((one, other) => one - other);
  expect(given).toHaveLength(8);
  return (((given[3] ?? 0) + (given[4] ?? 0)) / 20).toFixed(2);
}
