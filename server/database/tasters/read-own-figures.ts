import { sql } from 'kysely';
import { z } from 'zod';
import type {
  PlannedOil,
  ReleaseFiguresFacts,
} from '../../../domain/quality/decide-release-figures.ts';
import type { SeeFiguresFacts } from '../../../domain/quality/decide-see-figures.ts';
import { FEWEST_SHEETS_FOR_MEDIAN, type OwnFigures } from '../../../domain/quality/own-figures.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import { assess } from '../../../stats-worker/assessment/assess.ts';
import type { PanelScope } from '../database.ts';
import { readSettings } from '../installation/settings.ts';
import { instantText } from '../json.ts';
import { findSamples } from '../samples/samples.ts';
import { listGlasses } from '../sessions/glasses.ts';
import { openPlans } from '../sessions/planned-in.ts';
import { releasedFigures } from '../sessions/released-figures.ts';
import { isInvalid } from '../sessions/stored-validity.ts';
import { type KeptSheet, listSealedSheets } from '../sheets/sheets.ts';

/** The taster and the session whose figures are requested. */
type Asked = { readonly taster: TasterId; readonly session: SessionCode };

/**
 * Facts for the decision whether a taster may see the panel's figures (QUA-32). An unknown session
 * gives the same facts as one without release.
 */
export async function seeFiguresFacts(
  scope: PanelScope,
  { taster, session }: Asked,
): Promise<SeeFiguresFacts> {
  const { tastersSeeFigures: isAllowed } = (await readSettings(scope)).settings;
  const released = await releasedFigures(scope, [session]);
  const sheets = await listSealedSheets(scope, session);
  return {
    isAllowed,
    isReleased: released.has(session),
    hasSheet: sheets.some((sheet) => sheet.taster === taster),
  };
}

/**
 * Facts for the decision to release the figures of a session to its tasters. Null when the session
 * does not exist (QUA-38).
 */
export async function releaseFiguresFacts(
  scope: PanelScope,
  session: SessionCode,
): Promise<Omit<ReleaseFiguresFacts, 'anyway'> | null> {
  const row = await sessionRow(scope, session);
  if (row === null) return null;
  const { state, training } = row;
  const { tastersSeeFigures: isAllowed } = (await readSettings(scope)).settings;
  const served = (await listGlasses(scope, session)).length;
  const sealed = (await listSealedSheets(scope, session)).length;
  const isReleased = (await releasedFigures(scope, [session])).has(session);
  const planned = await plannedOils(scope, session);
  return { isAllowed, state, training, served, sealed, isReleased, planned };
}

/**
 * The samples of a session that are also on other plans that may still serve, by code, with the
 * sessions of those plans (QUA-39).
 */
async function plannedOils(scope: PanelScope, session: SessionCode): Promise<PlannedOil[]> {
  const served = new Set((await listGlasses(scope, session)).map(({ sample }) => sample));
  const plans = (await openPlans(scope)).filter((open) => open.session !== session);
  const sessionsOf = (sample: string) =>
    plans
      .filter(({ plan }) => plan.entries.some((entry) => entry.sample === sample))
      .map((open) => open.session);
  const oils = (await findSamples(scope, [...served])).map(({ id, code }) => ({
    code,
    sessions: sessionsOf(id),
  }));
  return oils
    .filter(({ sessions }) => sessions.length > 0)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * The sessions with figures that were released to tasters. Empty where the panel does not allow it
 * (QUA-32).
 */
export async function sessionsWithReleasedFigures(
  scope: PanelScope,
  sessions: readonly number[],
): Promise<readonly number[]> {
  if (!(await readSettings(scope)).settings.tastersSeeFigures) return [];
  const released = await releasedFigures(scope, [...new Set(sessions)]);
  return [...released.keys()].sort((a, b) => a - b);
}

/**
 * Compares a taster's own sheets with the panel's medians (QUA-33). Uses the current results or,
 * before validation, the sealed sheets. Null when the session does not exist.
 */
export async function ownFigures(
  scope: PanelScope,
  { taster, session }: Asked,
): Promise<OwnFigures | null> {
  const row = await sessionRow(scope, session);
  if (row === null) return null;
  const { date, training } = row;
  const sheets = await listSealedSheets(scope, session);
  const panels = await panelFigures(scope, session, sheets);
  const own = sheets
    .filter((sheet) => sheet.taster === taster)
    .sort((a, b) => a.position - b.position);
  const glasses = own.map((sheet) => {
    const panel = panels.find((one) => isOf(one, sheet));
    return {
      code: sheet.code,
      position: sheet.position,
      isCounted: panel?.counted.has(nameOf(sheet)) ?? false,
      tasters: panel?.n ?? 0,
      lines: ATTRIBUTE_KEYS.map((attribute) => ({
        attribute,
        own: sheet.marks[attribute] ?? null,
        panel: told(panel?.attributes[attribute]),
      })),
    };
  });
  return { session, date, training, glasses };
}

/**
 * The tasters who have seen the panel's figures of a session, each with the first time, from the
 * audit trail (QUA-34).
 */
export async function figuresSeen(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly { readonly taster: string; readonly at: string }[]> {
  const rows = await trx
    .selectFrom('audit')
    .select([sql<string>`data ->> 'taster'`.as('taster'), (of) => of.fn.min('at').as('at')])
    .where('panel', '=', panel)
    .where('command', '=', 'see-figures')
    .where(sql<string>`data ->> 'session'`, '=', String(session))
    .groupBy(sql`data ->> 'taster'`)
    .orderBy(sql`data ->> 'taster'`)
    .execute();
  return rows.map(({ taster, at }) => ({ taster, at: instantText(at) }));
}

async function sessionRow({ trx, panel }: PanelScope, session: SessionCode) {
  const row = await trx
    .selectFrom('sessions')
    .select(['date', 'state', 'training'])
    .where('panel', '=', panel)
    .where('number', '=', session)
    .executeTakeFirst();
  return row ?? null;
}

const figure = z.object({
  n: z.int(),
  median: z.number().nullable(),
  p25: z.number().nullable(),
  p75: z.number().nullable(),
});
const judged = z.object({ n: z.int(), attributes: z.object(eachAttribute(() => figure)) });
const used = z.array(z.object({ taster: z.string(), code: z.string() }));

const isOf = (
  a: { readonly sample: string; readonly replicate: number },
  b: { readonly sample: string; readonly replicate: number },
): boolean => a.sample === b.sample && a.replicate === b.replicate;

const nameOf = ({ taster, code }: { readonly taster: string; readonly code: string }): string =>
  `${taster} ${code}`;

async function panelFigures(scope: PanelScope, session: SessionCode, sheets: readonly KeptSheet[]) {
  const results = await scope.trx
    .selectFrom('results')
    .select(['sample', 'replicate', 'figures', 'sheets'])
    .select(isInvalid('results.panel', 'results.session', 'results.sample').as('isInvalid'))
    .where('panel', '=', scope.panel)
    .where('session', '=', session)
    .where('withdrawnAt', 'is', null)
    .execute();
  if (results.length > 0)
    return results
      .filter((row) => !row.isInvalid)
      .map(({ sample, replicate, ...row }) => ({
        sample,
        replicate,
        ...judged.parse(row.figures),
        counted: new Set(used.parse(row.sheets).map(nameOf)),
      }));
  const { settings } = await readSettings(scope);
  const valid = sheets.filter((sheet) => sheet.valid);
  const groups = Map.groupBy(valid, ({ sample, replicate }) => `${sample} ${replicate}`);
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (one === undefined) return [];
    const { n, attributes } = assess(group.map(scoreSheet), settings);
    const { sample, replicate } = one;
    return { sample, replicate, n, attributes, counted: new Set(group.map(nameOf)) };
  });
}

function told(
  of: z.infer<typeof figure> | undefined,
): OwnFigures['glasses'][number]['lines'][number]['panel'] {
  if (of === undefined || of.n < FEWEST_SHEETS_FOR_MEDIAN) return null;
  const { median, p25: low, p75: high } = of;
  return median === null || low === null || high === null ? null : { median, low, high };
}
