import { expect, test } from 'vitest';
import { freshSeed } from '../../tools/property-seeds.ts';
import { KILLED_ON, runKills, tellKills } from './run-kills.ts';

/**
 * The number of kills. `npm run storm -- --kill` kills the server a thousand times on each
 * database.
 */
const KILLS = 2;

test.each(KILLED_ON)(
  'KEE-1, COM-3 on the %s database a server that is killed has every mark that was told stored, and every command once',
  async (on) => {
    const seed = freshSeed(process.env['STORM_SEED']);
    const figures = await runKills(on, { kills: KILLS, seed });
    expect(figures.wrong, `STORM_SEED=${seed}`).toEqual([]);
    expect(figures.kills, tellKills(on, figures)).toBe(KILLS);
    expect(figures.checked, tellKills(on, figures)).toBeGreaterThan(0);
  },
  240_000,
);
