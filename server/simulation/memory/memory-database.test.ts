import { describe } from 'vitest';
import { documentsSuite } from '../../database/contract/documents.suite.ts';
import { newPanelId } from '../../database/contract/facts.ts';
import { insertPanel } from '../../database/installation/panels.ts';
import { soundDisk } from './disk.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { createTables, type Row } from './row-tables.ts';
import type { WrittenStatement } from './written-statements.ts';

/** The damage that the suite does to a log, in its own words. */
const DAMAGE = /^(?:delete from|update) document_updates(.*) panel = '(.+)'$/;
const damage = (text: string): WrittenStatement | null => {
  const [, where = '', panel] = DAMAGE.exec(text) ?? [];
  if (panel === undefined) return null;
  return (tables) => {
    const [, sign, place] = /place ([=>]) (\d+)/.exec(where) ?? [];
    const isMeant = (row: Row): boolean => {
      const at = Number(row['place']);
      const fits = sign === undefined || (sign === '>' ? at > Number(place) : at === Number(place));
      return row['panel'] === panel && fits;
    };
    if (text.startsWith('update'))
      tables.update('document_updates', null, isMeant, () => ({ data: Uint8Array.of(0x63) }));
    else tables.remove('document_updates', null, isMeant);
    return [];
  };
};

describe('the database in memory', () => {
  const tables = createTables();
  const database = createMemoryDatabase({ tables, disk: soundDisk(tables), statements: damage });
  documentsSuite(
    () => database,
    async () => {
      const id = newPanelId();
      await database.asInstallation((trx) => insertPanel(trx, { id, name: 'Panel' }));
      return id;
    },
  );
});
