import { type Migration, statements } from './migration.ts';

/** TDY-2: tasters by how long they have been away, whoever was in no session yet among them; `AWAY_SINCE` is the same. */
export const tastersAway: Migration = {
  name: '067-tasters-away',
  up: (db) =>
    statements(db, [
      `create index tasters_away on tasters
         (panel, coalesce(last_session, (created_at at time zone 'UTC')::date), id)`,
    ]),
};
