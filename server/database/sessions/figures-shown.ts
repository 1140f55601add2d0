import { sql } from 'kysely';
import { figuresGate } from '../../../domain/sessions/figures-gate.ts';
import { isOpened } from '../../../domain/sessions/opened-figures.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { PanelScope } from '../database.ts';
import { openedFigures } from './sessions.ts';

/** A glass of the plan: a sample, by its code, in one replicate. */
type Tasted = { readonly sample: string; readonly replicate: Replicate };

/**
 * Returns a filter for the glasses whose figures may be shown now (BRD-2, EXP-1). Those are glasses
 * whose sheets are all sealed or that the leader opened, and all glasses once tasting has ended.
 * The session must exist.
 */
export async function figuresShown(
  scope: PanelScope,
  session: SessionCode,
): Promise<(glass: Tasted) => boolean> {
  const { state } = await scope.trx
    .selectFrom('sessions')
    .select('state')
    .where('panel', '=', scope.panel)
    .where('number', '=', session)
    .executeTakeFirstOrThrow();
  if (state === 'closed' || state === 'validated') return () => true;
  const opened = await openedFigures(scope, session);
  const shown = new Set(
    (await servedOf(scope, session))
      .filter(
        ({ id, replicate, sealed, served }) =>
          figuresGate({
            state,
            sealed,
            expected: served,
            unknown: 0,
            opened: isOpened(opened, { sample: id, replicate }),
          }).kind === 'open',
      )
      .map(keyOf),
  );
  return (glass) => shown.has(keyOf(glass));
}

const keyOf = ({ sample, replicate }: Tasted): string => `${replicate} ${sample}`;

const servedOf = ({ trx, panel }: PanelScope, session: SessionCode) =>
  trx
    .selectFrom('glasses as g')
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .leftJoin('sheets as h', (join) =>
      join
        .onRef('h.panel', '=', 'g.panel')
        .onRef('h.session', '=', 'g.session')
        .onRef('h.taster', '=', 'g.taster')
        .onRef('h.code', '=', 'g.code')
        .on('h.reopenedAt', 'is', null),
    )
    .where('g.panel', '=', panel)
    .where('g.session', '=', session)
    .select(['p.id', 'p.code as sample', 'g.replicate'])
    .select((of) => of.fn.countAll<number>().as('served'))
    .select(sql<number>`count(h.code)::int`.as('sealed'))
    .groupBy(['p.id', 'p.code', 'g.replicate'])
    .execute();
