import { ROOT_TYPES } from '../../../domain/documents/root-types.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { DESK_WRITES } from '../../../domain/rights/desk-writes.ts';
import type { ForgedValue } from '../forged-values.ts';
import type { Installation } from '../installation/installation.ts';
import type { Snapshot } from '../memory/row-tables.ts';
import { docOf, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

/** Checks that served values never change (SEC-89), and that no forged value is stored (SEC-90). */
export function createServedValues({ panel, disks }: Pick<Installation, 'panel' | 'disks'>) {
  const forged = new Map<string, ForgedValue[]>();
  const looked = new Map<string, string>();
  const served = servedOf(disks.committed(), panel.plan);
  let last: readonly unknown[] = [];

  return {
    /** Records the forged values that a client tries to write. */
    tried(all: readonly ForgedValue[]): void {
      for (const one of all) {
        forged.set(one.document, [...(forged.get(one.document) ?? []), one]);
        looked.delete(one.document);
        last = [];
      }
    },
    check(tables: Snapshot): void {
      const now = [tables.get('document_updates'), tables.get('documents')];
      if (now.every((rows, at) => rows === last[at])) return;
      last = now;
      for (const [name, all] of forged) {
        const copy = storedCopy(tables, name);
        if (copy === null || looked.get(name) === copy.version) continue;
        looked.set(name, copy.version);
        const doc = docOf(copy.parts);
        for (const { map, key, value, promise } of all) {
          const there: unknown = doc.getMap(map).get(key);
          if (there !== undefined && canonical(there) === canonical(value))
            throw new Violation(promise, `${map}.${key} of ${name} is ${canonical(value)}`);
        }
        if (name === panel.plan && servedOf(tables, name) !== served)
          throw new Violation('SEC-89', `what was served is ${servedOf(tables, name)}`);
      }
    },
    /**
     * Forgets the forged values, after the database was restored from a backup: a closed document
     * may be open again.
     */
    forget(): void {
      forged.clear();
    },
  };
}

/** The content of a plan without its notes and conditions, in canonical form. */
function servedOf(tables: Snapshot, name: string): string {
  const doc = docOf(storedCopy(tables, name)?.parts ?? []);
  const isFree = (map: string, key: string): boolean =>
    map === 'plan' &&
    Object.entries(DESK_WRITES.session).some(
      ([place, by]) => place === `plan.${key}` && by.jefespanel.shown === 'write',
    );
  return canonical(
    ROOT_TYPES.session.maps.map((map) =>
      Object.fromEntries(
        Object.entries(doc.getMap(map).toJSON()).filter(([key]) => !isFree(map, key)),
      ),
    ),
  );
}
