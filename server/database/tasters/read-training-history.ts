import { distanceFromRange } from '../../../domain/training/distance.ts';
import type { Far, OwnTraining, PanelTraining } from '../../../domain/training/training-history.ts';
import { givesAnswers } from '../../../domain/training/training-kind.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { parseSessionCode, type TasterId } from '../../../domain/words/ids.ts';
import { type SampleTargets, sampleTargetsSchema } from '../../../domain/words/training-target.ts';
import { medianHalves } from '../../../stats-worker/statistics/median.ts';
import type { PanelScope } from '../database.ts';
import { answersOfRow } from '../sheets/answers-of-row.ts';
import { sheetsWithGlasses } from '../sheets/joined-sheets.ts';

/** The maximum number of sessions that are read, the newest ones. */
const MOST = 60;

/**
 * Distances of a taster's own marks from the targets, by sealed sheet, in training sessions that
 * give answers (TRN-9).
 */
export async function ownTraining(scope: PanelScope, taster: TasterId): Promise<OwnTraining> {
  const sessions = (await trainingSessions(scope)).filter(givesAnswers);
  const sheets = await currentSheets(scope, sessions, taster);
  return sessions
    .map(({ session, date, targets }) => ({
      session,
      date,
      lines: sheets
        .filter((sheet) => sheet.session === session)
        .flatMap((sheet) => farOf(sheet, targets)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * Distances of a panel's marks and medians from the targets, in training sessions whose tasting has
 * ended (TRN-10).
 */
export async function panelTraining(scope: PanelScope): Promise<PanelTraining> {
  const sessions = (await trainingSessions(scope)).filter(
    ({ state }) => state === 'closed' || state === 'validated',
  );
  const sheets = await currentSheets(scope, sessions, null);
  const told = sessions.map(({ session, date, targets }) => {
    const own = sheets.filter((sheet) => sheet.session === session);
    const tasters = [...Map.groupBy(own, ({ taster }) => taster)].map(([taster, of]) => ({
      taster: String(taster),
      lines: of.flatMap((sheet) => farOf(sheet, targets)),
    }));
    return { session, date, panel: medianFar(own, targets), tasters };
  });
  const kept = told.filter(({ panel }) => panel.length > 0);
  const tasted = new Set(kept.flatMap(({ tasters }) => tasters.map(({ taster }) => taster)));
  const names = await scope.trx
    .selectFrom('tasters')
    .select(['id', 'code', 'firstName', 'lastName'])
    .where('panel', '=', scope.panel)
    .orderBy('code')
    .execute();
  return {
    tasters: names
      .filter(({ id }) => tasted.has(id))
      .map(({ id, code, firstName, lastName }) => ({
        id,
        code,
        name: `${firstName} ${lastName}`.trim(),
      })),
    sessions: kept,
  };
}

async function trainingSessions({ trx, panel }: PanelScope) {
  const rows = await trx
    .selectFrom('sessions')
    .select(['number as session', 'date', 'state', 'training', 'counts', 'answers', 'targets'])
    .where('panel', '=', panel)
    .where('training', '=', true)
    .where('state', '!=', 'draft')
    .orderBy('date', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map((row) => ({ ...row, targets: sampleTargetsSchema.parse(row.targets) }))
    .toReversed();
}

type Sheet = Awaited<ReturnType<typeof currentSheets>>[number];

/** The current, valid sealed sheets of one taster, or of all. */
async function currentSheets(
  scope: PanelScope,
  sessions: readonly { readonly session: number }[],
  taster: TasterId | null,
) {
  const numbers = sessions.flatMap(({ session }) => parseSessionCode(session) ?? []);
  if (numbers.length === 0) return [];
  const rows = await sheetsWithGlasses(scope)
    .select(['h.session', 'h.taster', 'h.code', 'g.sample', 'g.replicate'])
    .select(['h.marks', 'h.fruityKind', 'h.otherDescriptor'])
    .where('h.session', 'in', numbers)
    .where('h.reopenedAt', 'is', null)
    .where('h.valid', '=', true)
    .$if(taster !== null, (query) => query.where('h.taster', '=', taster))
    .orderBy('h.session')
    .orderBy('h.taster')
    .orderBy('g.position')
    .execute();
  return rows.map((row) => ({ ...row, marks: answersOfRow(row).marks }));
}

/** Distances of a sheet's marks from the targets, for each line that has a target. */
function farOf({ sample, marks }: Sheet, targets: SampleTargets): readonly Far[] {
  const lines = targets[sample]?.lines ?? {};
  return ATTRIBUTE_KEYS.flatMap((attribute) => {
    const [range, mark] = [lines[attribute], marks[attribute]];
    if (range === undefined || mark === undefined || mark === null) return [];
    return [{ attribute, by: distanceFromRange(mark, range) }];
  });
}

/**
 * Distances of the medians of all sheets from the targets, by glass, for each line that has a
 * target.
 */
function medianFar(sheets: readonly Sheet[], targets: SampleTargets): readonly Far[] {
  const glasses = Map.groupBy(sheets, ({ sample, replicate }) => `${sample} ${replicate}`);
  return [...glasses.values()].flatMap((group) => {
    const [first] = group;
    const lines = (first && targets[first.sample]?.lines) ?? {};
    return ATTRIBUTE_KEYS.flatMap((attribute) => {
      const range = lines[attribute];
      const marks = group.flatMap((sheet) => sheet.marks[attribute] ?? []);
      if (range === undefined || marks.length === 0) return [];
      const at =
        medianHalves(
          marks.toSorted((a, b) => a - b),
          marks.length,
        ) / 2;
      return [{ attribute, by: at > range.high ? at - range.high : Math.min(0, at - range.low) }];
    });
  });
}
