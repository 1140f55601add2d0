import { sql } from 'kysely';
import { z } from 'zod';
import type { SeeFiguresFacts } from '../../domain/quality/decide-see-figures.ts';
import { FEWEST_TOLD, type OwnFigures } from '../../domain/quality/own-figures.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import { parseSessionCode, type SessionCode, type TasterId } from '../../domain/words/ids.ts';
import { scoreSheet } from '../../domain/words/sealed-answers.ts';
import { assess } from '../../stats-worker/assessment/assess.ts';
import { isInvalid } from './assessment-validity.ts';
import type { PanelScope } from './database.ts';
import { listGlasses } from './glasses.ts';
import { instantText } from './json.ts';
import { plannedIn } from './planned-in.ts';
import { readSettings } from './settings.ts';
import { type KeptSheet, listSealedSheets } from './sheets.ts';

/** Whose sheets, in which session. */
type Asked = { readonly taster: TasterId; readonly session: SessionCode };

/** QUA-32: what has to be known before a taster sees the panel's figures; null where there is no such session. */
export async function seeFiguresFacts(
  scope: PanelScope,
  { taster, session }: Asked,
): Promise<SeeFiguresFacts | null> {
  const row = await sessionRow(scope, session);
  if (row === null) return null;
  const { state, training } = row;
  const { tastersSeeFigures: isAllowed } = (await readSettings(scope)).settings;
  const glasses = await listGlasses(scope, session);
  const sheets = await listSealedSheets(scope, session);
  const samples = new Set<string>(glasses.map(({ sample }) => sample));
  const awaiting = isAllowed
    ? await plannedIn(scope, ({ entries }) => entries.some((entry) => samples.has(entry.sample)))
    : [];
  return {
    ...{ isAllowed, state, training },
    hasSheet: sheets.some((sheet) => sheet.taster === taster),
    isWhole: glasses.length > 0 && sheets.length === glasses.length,
    isAwaited: awaiting.some((other) => other !== session),
  };
}

/**
 * QUA-32: which of these sessions are over for tasters: validated, or for training with every glass sealed. None where the
 * panel does not allow it. Plans are not asked here, where a list is made.
 */
export async function maySeeBeside(
  scope: PanelScope,
  sessions: readonly number[],
): Promise<readonly number[]> {
  const asked = [...new Set(sessions)].flatMap((number) => parseSessionCode(number) ?? []);
  if (asked.length === 0 || !(await readSettings(scope)).settings.tastersSeeFigures) return [];
  const rows = await scope.trx
    .selectFrom('sessions as s')
    .select('s.number')
    .where('s.panel', '=', scope.panel)
    .where('s.number', 'in', asked)
    .where((of) =>
      of.or([
        of('s.state', '=', 'validated'),
        of.and([
          of('s.training', '=', true),
          of.not(
            of.exists(
              of
                .selectFrom('glasses as g')
                .leftJoin('sheets as h', (join) =>
                  join
                    .onRef('h.panel', '=', 'g.panel')
                    .onRef('h.session', '=', 'g.session')
                    .onRef('h.taster', '=', 'g.taster')
                    .onRef('h.code', '=', 'g.code')
                    .on('h.reopenedAt', 'is', null),
                )
                .select('g.code')
                .whereRef('g.panel', '=', 's.panel')
                .whereRef('g.session', '=', 's.number')
                .where('h.code', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('s.number')
    .execute();
  return rows.map(({ number }) => number);
}

/** QUA-33: a taster's own sheets beside the panel: by the results that stand, or, before there are any, by the sealed sheets. */
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
      ...{ code: sheet.code, position: sheet.position },
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

/** QUA-34: the tasters who saw the panel's figures of a session, each with the first time, as the audit trail tells. */
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
        ...{ sample, replicate },
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
  if (of === undefined || of.n < FEWEST_TOLD) return null;
  const { median, p25: low, p75: high } = of;
  return median === null || low === null || high === null ? null : { median, low, high };
}
