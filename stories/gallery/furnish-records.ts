import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { NO_WORDS } from '../../domain/sheets/definition/words.ts';
import { draftOf } from '../../domain/sheets/own/draft-of.ts';
import type { Desk } from '../support/served-session.ts';

const Results = z.object({
  rows: z.array(z.object({ session: z.int(), sample: z.object({ id: z.string() }) })),
});
const Draft = z.object({ draft: z.object({ seen: z.string() }).nullable() });
const Issued = z.object({ number: z.string() });
const Sheet = z.object({ sheet: z.int() });

/**
 * Issues the report of the first result for which that is allowed. Returns its address and that of
 * its draft (RPT-2).
 */
export async function furnishReport(
  desk: Desk,
): Promise<{ readonly report: string; readonly reported: string }> {
  const { rows } = Results.parse(await desk.get('/api/results'));
  for (const { session, sample } of rows) {
    const { draft } = Draft.parse(await desk.get(`/api/sessions/${session}/report/${sample.id}`));
    if (draft === null) continue;
    const asked = { customer: 'Finca Los Arcos', remarks: '', hasAnnex: true, reason: null };
    const of = { session, sample: sample.id, seen: draft.seen };
    const { number } = Issued.parse(await desk.command('issue-report', { ...of, ...asked }));
    return { report: number, reported: `${session}/${sample.id}` };
  }
  throw new Error('there is nothing to report');
}

/** Copies the competition sheet for the panel and publishes it. Returns its number (SHT-9). */
export async function furnishSheet(desk: Desk): Promise<string> {
  const name = {
    ...NO_WORDS,
    en: 'Sheet of the fair',
    es: 'Hoja de la feria',
    fr: 'Feuille de la foire',
    it: 'Scheda della fiera',
  };
  const draft = draftOf(AWARD_100, name);
  const made = await desk.post('/api/sheets', { id: randomUUID(), base: AWARD_100.id, draft });
  return String(Sheet.parse(made).sheet);
}
