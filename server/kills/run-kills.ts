import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../../tools/test-postgres.ts';
import { serverPlace, settingsOf } from '../database/testing/server-place.ts';
import { foundAttackedPanel } from './attacked-panel.ts';
import { type KillFigures, type KillPlan, killServer } from './kill-server.ts';

/** The kinds of database that the crash tests run on. */
export const KILLED_ON = ['embedded', 'server'] as const;
/** A kind of database that the crash tests run on. */
export type KilledOn = (typeof KILLED_ON)[number];

/**
 * Founds a panel on a new database of this kind, runs the crash test on it, and removes everything.
 */
export async function runKills(on: KilledOn, plan: KillPlan): Promise<KillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-kills-'));
  const postgres = on === 'server' ? await startTestPostgres() : null;
  try {
    const by = await postgres?.freshDatabase();
    const place = by === undefined ? { dataFolder: folder } : serverPlace(by);
    const panel = await foundAttackedPanel(place);
    const settings = {
      DATA_FOLDER: folder,
      LOG: 'error',
      ...(by === undefined ? {} : settingsOf(by)),
      ...('url' in place ? { TRAIL_KEY: place.trailKey } : {}),
    };
    return await killServer(settings, panel, plan);
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Formats the result of a run in one line. It says so when a run checked few marks. */
export function tellKills(
  on: KilledOn,
  { kills, checked, sheets, idle, retried, wrong }: KillFigures,
): string {
  const few = idle * 5 > kills ? ` (FEW: before ${idle} kills nothing fresh was told stored)` : '';
  return (
    `${on}: ${kills} kills, ${checked} fresh marks told stored and compared${few}, ${sheets} sheets read again, ` +
    `${retried} commands given again, ${wrong.length} wrong`
  );
}
