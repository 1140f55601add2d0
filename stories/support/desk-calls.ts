import type { Page } from 'playwright-core';
import { z } from 'zod';

const Me = z.object({ panel: z.object({ id: z.string() }) });
const Tasters = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      displayName: z.string(),
      username: z.string().nullable(),
    }),
  ),
});
const Samples = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      reference: z.boolean(),
      externalReference: z.string(),
    }),
  ),
});
const Session = z.object({
  results: z.array(
    z.object({ sample: z.object({ code: z.string() }), replicate: z.number(), class: z.string() }),
  ),
});

async function get<Value>(page: Page, path: string, shape: z.ZodType<Value>): Promise<Value> {
  const answer = await page.request.get(new URL(path, page.url()).href);
  return shape.parse(await answer.json());
}

/** The panel of the account that is signed in. */
export const panelOf = async (page: Page): Promise<string> =>
  (await get(page, '/api/me', Me)).panel.id;

/** The first tasters of the register, by code. */
export const tastersOf = async (page: Page) =>
  (await get(page, '/api/tasters?size=100&sort=code&state=active', Tasters)).rows;

/** The first active samples of the register, by code. */
export const samplesOf = async (page: Page) =>
  (await get(page, '/api/samples?size=100&sort=code&state=active', Samples)).rows;

/** The stored class of every sample and replicate of a session, as `code/replicate`. */
export async function storedClasses(page: Page, session: number): Promise<Record<string, string>> {
  const { results } = await get(page, `/api/sessions/${session}`, Session);
  return Object.fromEntries(
    results.map((result) => [`${result.sample.code}/${result.replicate}`, result.class]),
  );
}

/** Downloads the export of a session's marks, as its button does. */
export async function downloadMarks(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /marks_long.csv/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses an export of marks: its rows by column name. No story has a comma in a cell. */
export function marksOf(marks: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...rows] = marks.trim().split(/\r?\n/);
  const names = head.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** The cookies of the account that is signed in, as a header. */
export async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
