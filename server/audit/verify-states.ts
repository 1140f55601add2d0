import { sql } from 'kysely';
import { canonical } from '../../domain/files/canonical.ts';
import { sampleVerdictSchema } from '../../domain/results/sample-verdict.ts';
import { panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import { OLDEST_METHOD } from '../../domain/words/method-version.ts';
import type { PanelScope } from '../database/database.ts';
import { readPanel } from '../database/installation/panels.ts';
import { readSettings } from '../database/installation/settings.ts';
import { type DigestedGlass, glassDigest, keyDigest } from './glass-digest.ts';
import { sheetCalled } from './named-records.ts';
import type { NamedStates } from './named-states.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies the latest states in the audit trail against the database and returns the first
 * difference (AUD-22, AUD-23). It covers glasses, sessions, verdicts, statuses, settings and names.
 * A record that the trail does not name is accepted.
 */
export const verifyStates = async (
  scope: PanelScope,
  named: NamedStates,
): Promise<WrongRecord | null> =>
  (await verifyGlasses(scope, named)) ??
  (await verifySessions(scope, named)) ??
  (await verifyVerdicts(scope, named)) ??
  (await verifyStatuses(scope, named)) ??
  (await verifySettings(scope, named)) ??
  (await verifyNames(scope, named));

/**
 * Verifies the sample of each tasting code against the digests of when its session was shown and of
 * each seal (AUD-22).
 */
async function verifyGlasses(
  { trx, panel }: PanelScope,
  { keys, glasses }: NamedStates,
): Promise<WrongRecord | null> {
  for (const [session, key] of keys) {
    if (key === null) continue;
    const served = await trx
      .selectFrom('glasses')
      .select(['session', 'taster', 'code', 'sample', 'replicate', 'position'])
      .where('panel', '=', panel)
      .where(sql<number>`session`, '=', session)
      .execute();
    if (keyDigest({ panel, session }, served) !== key)
      return { problem: 'glasses-changed', what: String(session) };
  }
  if (glasses.size === 0) return null;
  const parts = await partsOf({ trx, panel });
  for (const [what, digest] of glasses)
    if (parts.get(what.replace(/\/\d+$/, '')) !== digest)
      return { problem: 'glasses-changed', what };
  return null;
}

/** Computes the digest of each glass of a panel, by the name of its sheet without the version. */
async function partsOf({ trx, panel }: PanelScope): Promise<ReadonlyMap<string, string>> {
  const rows: readonly (DigestedGlass & { readonly session: number })[] = await trx
    .selectFrom('glasses')
    .select(['session', 'taster', 'code', 'sample', 'replicate', 'position'])
    .where('panel', '=', panel)
    .execute();
  return new Map(
    rows.map((row) => [
      sheetCalled(row, 0).replace(/\/0$/, ''),
      glassDigest({ panel, session: row.session }, row),
    ]),
  );
}

async function verifySessions(
  { trx, panel }: PanelScope,
  { states }: NamedStates,
): Promise<WrongRecord | null> {
  const rows = await trx
    .selectFrom('sessions')
    .select(['number', 'state'])
    .where('panel', '=', panel)
    .execute();
  return differing('session', states, new Map(rows.map(({ number, state }) => [number, state])));
}

async function verifyVerdicts(
  { trx, panel }: PanelScope,
  { verdicts }: NamedStates,
): Promise<WrongRecord | null> {
  const rows = await trx
    .selectFrom('sampleVerdicts')
    .selectAll()
    .where('panel', '=', panel)
    .execute();
  const kept = new Map(rows.map((row) => [String(row.sample), sampleVerdictSchema.parse(row)]));
  for (const [what, verdict] of verdicts) {
    const row = kept.get(what) ?? null;
    if (canonical(row) !== canonical(verdict))
      return { problem: row === null ? 'verdict-missing' : 'verdict-changed', what };
  }
  return null;
}

async function verifyStatuses(
  { trx, panel }: PanelScope,
  { statuses }: NamedStates,
): Promise<WrongRecord | null> {
  const rows = await trx
    .selectFrom('tasterStatuses')
    .select(['taster', 'id', 'status', 'fromDay as from', 'toDay as to'])
    .where('panel', '=', panel)
    .orderBy('fromDay')
    .execute();
  const kept = Map.groupBy(rows, ({ taster }) => String(taster));
  for (const [what, spans] of statuses) {
    const own = (kept.get(what) ?? []).map(({ id, status, from, to }) => ({
      id,
      status,
      from,
      to,
    }));
    if (canonical(own) !== canonical(spans)) return { problem: 'statuses-changed', what };
  }
  return null;
}

/**
 * Verifies the panel's settings. Settings that a later version of the product added get the same
 * defaults as in the stored row (SET-5, SET-11).
 */
async function verifySettings(
  scope: PanelScope,
  { own }: NamedStates,
): Promise<WrongRecord | null> {
  if (own.settings === null) return null;
  const told = panelSettingsSchema.safeParse({ method: OLDEST_METHOD, ...own.settings });
  if (!told.success) return null;
  const { settings } = await readSettings(scope);
  return canonical(settings) === canonical(told.data)
    ? null
    : { problem: 'settings-changed', what: 'settings' };
}

async function verifyNames(
  scope: PanelScope,
  { tasters, samples, own }: NamedStates,
): Promise<WrongRecord | null> {
  const { trx, panel } = scope;
  if (own.name !== null && (await readPanel(scope)).name !== own.name)
    return { problem: 'panel-changed', what: own.name };
  const people = await trx
    .selectFrom('tasters')
    .select(['id', 'code', 'firstName', 'lastName'])
    .where('panel', '=', panel)
    .execute();
  const named = ({
    code,
    firstName,
    lastName,
  }: Record<'code' | 'firstName' | 'lastName', string>) => canonical({ code, firstName, lastName });
  const wrong = differing(
    'taster',
    new Map([...tasters].map(([id, one]) => [id, named(one)])),
    new Map(people.map((one) => [String(one.id), named(one)])),
  );
  if (wrong !== null) return wrong;
  const oils = await trx
    .selectFrom('samples')
    .select(['id', 'code'])
    .where('panel', '=', panel)
    .execute();
  return differing('sample', samples, new Map(oils.map(({ id, code }) => [String(id), code])));
}

/** Returns the first record of the audit trail that is missing in the database or differs. */
function differing<Id extends string | number>(
  kind: 'session' | 'taster' | 'sample',
  told: ReadonlyMap<Id, string>,
  stored: ReadonlyMap<Id, string>,
): WrongRecord | null {
  for (const [id, value] of told) {
    const kept = stored.get(id);
    if (kept === undefined) return { problem: `${kind}-missing`, what: String(id) };
    if (kept !== value) return { problem: `${kind}-changed`, what: String(id) };
  }
  return null;
}
