import { expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { NOTHING_KNOWN } from './document-handle.ts';
import { dropRedundantCopies } from './drop-redundant-copies.ts';
import type { QuarantinedCopy, QuarantineReason } from './quarantine-store.ts';

const NAME = 'panel/evaluation/1.taster.111';

/** A sheet of a generation with a fusty mark of this length, in mm. */
function sheet(birth: string, fusty: number): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, birth);
  setMark(doc, 'fusty', mm(fusty));
  return doc;
}

const copyOf = (doc: Y.Doc, why: QuarantineReason): QuarantinedCopy => ({
  why,
  document: NAME,
  birth: 'before',
  at: 7,
  update: Y.encodeStateAsUpdate(doc),
});

/**
 * Follows the current sheet through statuses, with a copy in quarantine; returns how many copies
 * were dropped after each.
 */
function followed(copy: QuarantinedCopy, doc: Y.Doc) {
  const drop = vi.fn(() => Promise.resolve());
  const listeners = new Set<() => void>();
  let status = NOTHING_KNOWN;
  dropRedundantCopies(
    { copies: () => [copy], drop },
    {
      name: NAME,
      doc,
      status: () => status,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  return (next: Partial<typeof status>): number => {
    status = { ...status, ...next };
    for (const listener of [...listeners]) listener();
    return drop.mock.calls.length;
  };
}

test('SYN-8, EVA-12, SYN-66 what a device holds of a sheet that was opened again goes by itself once the sheet of now is stored and says all of it', () => {
  const becomes = followed(copyOf(sheet('before', 50), 'made-anew'), sheet('anew', 50));
  expect(becomes({ ready: true })).toBe(0);
  expect(becomes({ met: true })).toBe(0);
  expect(becomes({ stored: true })).toBe(1);
  expect(becomes({ storedAt: 1 })).toBe(1);
});

test('SYN-8 it stays where the sheet of now says otherwise, or is this very copy', () => {
  const [other, same] = [sheet('anew', 40), sheet('before', 50)];
  for (const doc of [other, same])
    expect(
      followed(copyOf(sheet('before', 50), 'made-anew'), doc)({ met: true, stored: true }),
    ).toBe(0);
});

test('SYN-8 a copy of another document stays, though the sheet of now says all of it', () => {
  const of = copyOf(sheet('before', 50), 'made-anew');
  const other = { ...of, document: 'panel/evaluation/1.taster.222' };
  expect(followed(other, sheet('anew', 50))({ met: true, stored: true })).toBe(0);
});

test('SYN-31, SYN-73 what came too late for the seal goes once the sealed sheet is here and says all of it', () => {
  const becomes = followed(copyOf(sheet('before', 50), 'sealed'), sheet('before', 50));
  expect(becomes({ ready: true })).toBe(0);
  expect(becomes({ met: true })).toBe(1);
});
