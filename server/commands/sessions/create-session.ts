import type * as Y from 'yjs';
import type { ParsedCommand } from '../../../domain/commands/commands.ts';
import { createPlan, putEntry } from '../../../domain/documents/session.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { SHEETS } from '../../../domain/sessions/built-in-sheets.ts';
import { earlierHalf } from '../../../domain/sessions/earlier-half.ts';
import { isSessionDate } from '../../../domain/sessions/session-date.ts';
import { parseEntryId, type SessionCode } from '../../../domain/words/ids.ts';
import { PAIR_MONTHS } from '../../../domain/words/pair-months.ts';
import type { Recorded } from '../../audit/decide-recorded.ts';
import type { PanelScope } from '../../database/database.ts';
import { insertDocuments } from '../../database/documents/create-document-store.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { resultsOfSample } from '../../database/results/results.ts';
import { findSamples } from '../../database/samples/samples.ts';
import { panelToday } from '../../database/sessions/panel-day.ts';
import { createSession as insertSession } from '../../database/sessions/sessions.ts';
import type { Command, CommandIssue } from '../context/command-context.ts';
import { newDocument } from '../context/new-document.ts';

/**
 * Creates a session: allocates the panel's next number and creates the plan in one transaction
 * (SES-9). A sample to be repeated is replicate 2 if an earlier replicate 1 waits for its pair,
 * else replicate 1 (PLN-32). A date too far from the present day is refused (SES-37).
 */
export const createSession: Command<'create-session'> = (context, data) =>
  context.decide(async (scope) => {
    const { repeat } = data;
    const today = await panelToday(scope, Date.parse(context.at));
    if (!isSessionDate(data.date, today)) return refuse('session-date-wrong');
    if (repeat === undefined) return createSessionIn(context, scope, data);
    const [sample] = await findSamples(scope, [repeat]);
    if (sample === undefined) return refuse('not-found');
    const { method } = (await readSettings(scope)).settings;
    const results = (await resultsOfSample(scope, repeat)).toReversed();
    return createSessionIn(context, scope, data, (doc, session) => {
      const half = earlierHalf(results, { session, date: data.date }, PAIR_MONTHS[method]);
      const id = parseEntryId(crypto.randomUUID());
      if (id !== null)
        putEntry(doc, { id, sample: repeat, replicate: half === null ? 1 : 2, rank: 1 });
    });
  });

/**
 * Writes the rows and the plan of a new session, in a transaction of the caller. Temperatures are
 * empty, since they are measured. `fill` adds to the plan before any client receives it.
 */
export async function createSessionIn(
  { issuer }: Pick<CommandIssue, 'issuer'>,
  scope: PanelScope,
  data: ParsedCommand<'create-session'>,
  fill: (doc: Y.Doc, session: SessionCode) => void = () => {},
): Promise<Result<Recorded<{ readonly session: SessionCode }>>> {
  const { panel } = scope;
  const { date, training } = data;
  const session = await insertSession(scope, { date, training, by: issuer.name });
  const { settings } = await readSettings(scope);
  const plan = newDocument({ kind: 'session', panel, session }, (doc, birth) => {
    createPlan(doc, birth, {
      date,
      training,
      start: '10:00',
      sheet: SHEETS[0],
      sampleTemperature: null,
      roomTemperature: null,
      restMinutes: 15,
      multicode: false,
      enMaxDefect: settings.enMaxDefect,
      enMaxFruity: settings.enMaxFruity,
    });
    fill(doc, session);
  });
  await insertDocuments(scope.trx, [plan]);
  return accept({
    answer: { session },
    audited: { command: 'create-session', data, after: { session, state: 'draft' } },
  });
}
