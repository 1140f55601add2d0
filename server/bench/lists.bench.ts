import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { SamplesQuery } from '../../domain/samples/samples-query.ts';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { createPanel } from '../books/create-panel.ts';
import type { Database } from '../database/database.ts';
import { listSamples, SAMPLE_SORTS } from '../database/samples/samples.ts';
import { ENGINES } from '../database/testing/engines.ts';

/** The number of samples in the register that is listed. */
const LISTED_SAMPLES = 50_000;
/** The number of samples of another panel of the same installation. */
const OTHER_SAMPLES = 10_000;

const ROUNDS = 15;

/**
 * The duration of one list in ms: the shortest round, which other work disturbs least, and the
 * median.
 */
export type ListFigures = {
  readonly engine: string;
  readonly list: string;
  readonly shortest: number;
  readonly middle: number;
};

/**
 * Benchmarks the first page (pagination) of a register of 50,000 samples: in every order, both
 * ways, and for searches.
 */
export async function benchLists(): Promise<readonly ListFigures[]> {
  const figures: ListFigures[] = [];
  for (const engine of ENGINES) {
    const { database, stop } = await engine.start();
    const panel = await fill(database);
    for (const { list, query } of LISTS)
      figures.push({ engine: engine.name, list, ...(await measure(database, panel, query)) });
    await stop();
  }
  return figures;
}

const LISTS: readonly { readonly list: string; readonly query: SamplesQuery }[] = [
  ...SAMPLE_SORTS.flatMap((sort) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      list: `${sort}, ${direction}`,
      query: { sort, direction },
    })),
  ),
  { list: 'search that finds one', query: { search: 'S-049999' } },
  { list: 'search that finds many', query: { search: 'picual' } },
  { list: 'search that finds none', query: { search: 'zzzz' } },
  { list: 'reference materials', query: { reference: 'yes' } },
  { list: 'of one class', query: { class: 'EVOO' } },
  { list: 'of one defect', query: { defect: 'rancid' } },
  { list: 'of some days', query: { from: '2026-10-01', until: '2026-10-31' } },
];

async function measure(database: Database, panel: PanelId, query: SamplesQuery) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const from = performance.now();
    await database.inPanel(panel, (scope) => listSamples(scope, query));
    // The first round fills the caches.
    if (round > 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return {
    shortest: times[0] ?? Number.NaN,
    middle: times[Math.floor(times.length / 2)] ?? Number.NaN,
  };
}

/**
 * Fills the register that is listed, and that of another panel, so that row-level security is
 * measured too.
 */
async function fill(database: Database): Promise<PanelId> {
  const panels = [randomUUID(), randomUUID()].map((id) => parsePanelId(id));
  const [first = null] = panels;
  if (first === null) throw new Error('not an id');
  await database.asInstallation(async (trx) => {
    for (const panel of panels) {
      if (panel === null) continue;
      await createPanel(trx, { id: panel, name: 'Bench' });
      await sql`
        insert into samples (panel, id, code, external_reference, presentation, reception_date,
          expiration_date, initial_quantity, current_quantity, reference, reference_scope, active,
          class, additional_info)
        select ${panel}::uuid, gen_random_uuid(), 'S-' || lpad(n::text, 6, '0'),
          'Lot ' || (n * 7919 % 100000), 'Dark glass, 1 L', date '2020-01-01' + n % 2000,
          date '2022-01-01' + n % 2000, 1000, n * 31 % 1000, n % 100 = 0,
          case when n % 100 = 0 then 'Panel' else '' end, n % 3 > 0,
          (array['EVOO', 'VOO', 'LOO', null])[1 + n % 4],
          case when n % 5 = 0 then 'Picual of an early harvest' else 'Arbequina' end
        from generate_series(1, ${panel === first ? LISTED_SAMPLES : OTHER_SAMPLES}::integer) n`.execute(
        trx,
      );
    }
  });
  await sql`vacuum analyze samples`.execute(database.db);
  return first;
}
