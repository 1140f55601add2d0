import { sql } from 'kysely';
import type { PanelScope } from '../database.ts';
import { isInvalid } from '../sessions/stored-validity.ts';

/** Query: the sealed sheets `h` of the panel, each with its glass `g`. */
export const sheetsWithGlasses = ({ trx, panel }: PanelScope) =>
  trx
    .selectFrom('sheets as h')
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .where('h.panel', '=', panel);

/** The same with the session `s`, the sample `p` and the taster `t` of each sheet. */
export const joinedSheets = (scope: PanelScope) =>
  sheetsWithGlasses(scope)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'h.panel').onRef('s.number', '=', 'h.session'),
    )
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'h.panel').onRef('t.id', '=', 'h.taster'),
    );

/**
 * SQL condition: whether a sheet is valid. It was not excluded, and its assessment was not
 * invalidated (ASM-30).
 */
export const isCounted = sql<boolean>`(h.valid and not ${isInvalid('h.panel', 'h.session', 'g.sample')})`;
