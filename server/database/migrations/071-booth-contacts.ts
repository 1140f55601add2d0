import { type Migration, statements, wall } from './migration.ts';

/** BRD-27: when the server last heard of a taster's booth in a session. */
export const boothContacts: Migration = {
  name: '071-booth-contacts',
  up: (db) =>
    statements(db, [
      `create table booth_contacts (
         panel uuid not null references panels on delete cascade,
         session integer not null,
         taster uuid not null,
         heard_at timestamptz not null,
         primary key (panel, session, taster),
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, taster) references tasters on delete cascade
       )`,
      `create index booth_contacts_taster on booth_contacts (panel, taster)`,
      ...wall('booth_contacts', 'select, insert, update'),
    ]),
};
