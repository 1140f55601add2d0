import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclude } from '../../domain/documents/assessment.document.ts';
import { notesName } from '../../domain/documents/document-names.ts';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { decodeMonth } from '../../domain/quality/month-pack.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import { reportText } from '../../stats-worker/command-line/report-text.ts';
import { joinMonths } from '../../stats-worker/months/join-months.ts';
import { historyReport } from '../../stats-worker/reports/history-report.ts';
import { runStatsCommand } from '../../stats-worker/testing/run-stats-command.ts';
import { runSteps } from '../../stats-worker/testing/run-steps.ts';
import { type PanelAtWork, panelAtWork, there } from '../commands/testing/panel-at-work.ts';
import type { Database } from '../database/database.ts';
import { listMonthSheets, listValidatedSessions } from '../database/quality/quality-months.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { seeded, seedsOfRun } from '../sync/testing/seeded.ts';
import { byMonth, packMonth } from './pack-month.ts';
import { streamMarks } from './stream-marks.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'verdial-generated-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const SESSIONS = 5;
const reason = 'A review of the year.';

/** How many sheets of a generated history had each outcome, by name. */
type Told = Record<'training' | 'left' | 'late' | 'reopened' | 'excluded' | 'invalidated', number>;

test.each(seedsOfRun())(
  'QUA-1 QUA-41 of a generated history the pages compute what the command line does of the export, seed %i',
  async (seed) => {
    const chance = seeded(seed);
    const panel = await panelAtWork(database, { tasters: 4, samples: 2 });
    const told: Told = { training: 0, left: 0, late: 0, reopened: 0, excluded: 0, invalidated: 0 };
    const validated: SessionCode[] = [];
    for (let place = 0; place < SESSIONS; place += 1) {
      const session = await playSession(panel, chance, told, place);
      if (place === 1) {
        await done(panel, 'invalidate-session', { session, reason });
        told.invalidated += 1;
      } else validated.push(session);
    }
    expect(Object.values(told).filter((count) => count === 0)).toEqual([]);

    const csv: string[] = [];
    for await (const text of streamMarks(database, panel.panel, validated)) csv.push(text);
    const file = join(folder, `${seed}.csv`);
    await writeFile(file, csv.join(''));
    const byCommandLine = await runStatsCommand([file]);
    expect(byCommandLine.code).toBe(0);

    const packs = await database.inPanel(panel.panel, async (scope) => {
      const listed = byMonth(await listValidatedSessions(scope, null));
      return Promise.all(
        listed.map(async ([month, of]) =>
          there(decodeMonth(packMonth(month, of, await listMonthSheets(scope, [month])))),
        ),
      );
    });
    const codes = Object.fromEntries(panel.tasterIds.map((id, place) => [id, `T${place + 1}`]));
    const report = runSteps(
      historyReport({
        columns: joinMonths(packs, codes),
        references: [],
        settings: defaultPanelSettings(),
        asOf: null,
      }),
    );
    expect([...reportText(report)].join('')).toBe(byCommandLine.out);
  },
);

type Chance = ReturnType<typeof seeded>;

/** A session of two samples in two replicates: some sheets are never signed, some late, some opened again, some left out. */
async function playSession(panel: PanelAtWork, chance: Chance, told: Told, place: number) {
  const glasses = panel.sampleIds.flatMap((id) => [[id, 1] as const, [id, 2] as const]);
  const training = place === 3;
  if (training) told.training += 1;
  const session = await panel.shown(glasses, (doc) => {
    setPlanField(doc, 'date', `2026-1${chance.whole(2)}-${10 + place}`);
    setPlanField(doc, 'training', training);
  });
  const late: (() => Promise<void>)[] = [];
  for (const [at, { taster, code, sample, replicate }] of (
    await panel.glasses(session)
  ).entries()) {
    const fresh = () => ({ fruity: 20 + chance.whole(40), rancid: chance.whole(12) });
    const sealed = async () => {
      await panel.mark(session, taster, code, fresh());
      expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    };
    // Each outcome at least once, for every seed.
    const fate = place === 0 && at < 4 ? at : chance.whole(10);
    if (fate === 0) {
      // Every line is marked, and nobody signs it.
      await panel.mark(session, taster, code, fresh(), { sign: false });
      told.left += 1;
    } else if (fate === 1) {
      // Stored on the device before the session closed, and at the server afterwards.
      await panel.mark(session, taster, code, fresh());
      late.push(async () => {
        expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
      });
      told.late += 1;
    } else await sealed();
    if (fate === 2) {
      await done(panel, 'reopen-sheet', { session, taster, code, reason });
      await sealed();
      told.reopened += 1;
    }
    if (fate === 3) {
      const now = new Date(panel.clock.at).toISOString();
      await panel.sync.change(notesName({ panel: panel.panel, session }, sample), (doc) =>
        exclude(doc, { taster, replicate, reason, by: 'leader', at: now }),
      );
      told.excluded += 1;
    }
  }
  await done(panel, 'close-session', { session });
  for (const arrives of late) await arrives();
  await done(panel, 'validate-session', { session, reason });
  return session;
}

async function done(panel: PanelAtWork, command: string, data: object): Promise<void> {
  expect(await panel.give(command, data)).toMatchObject({ ok: true });
}
