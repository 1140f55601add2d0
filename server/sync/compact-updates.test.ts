import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setComments } from '../../domain/documents/evaluation.document.ts';
import { holds } from '../../domain/testing/holds.ts';
import { compactUpdates } from './compactor.ts';

/** A sheet with its log, update by update. */
function logged(write: (doc: Y.Doc) => void): { readonly doc: Y.Doc; readonly log: Uint8Array[] } {
  const doc = new Y.Doc();
  const log: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => log.push(update));
  createEvaluation(doc, 'born once');
  write(doc);
  return { doc, log };
}

test('KEE-5 a comment written letter by letter takes the room of the comment', () => {
  const text = 'Green tomato, a little woody at the end; bitter before it is pungent. '.repeat(10);
  const { doc, log } = logged((sheet) => {
    for (let end = 1; end <= text.length; end += 1) setComments(sheet, text.slice(0, end));
  });
  const whole = compactUpdates(log);
  expect(log).toHaveLength(1 + text.length);
  expect(Y.mergeUpdates(log).byteLength).toBeGreaterThan(100_000);
  expect(whole.byteLength).toBeLessThan(text.length + 300);
  const copy = new Y.Doc();
  Y.applyUpdate(copy, whole);
  expect(copy.getMap('fields').toJSON()).toEqual({ comments: text });
  expect(copy.getMap('meta').toJSON()).toEqual(doc.getMap('meta').toJSON());
});

test('KEE-5 values, births and clocks stay, and what a device writes later still fits', () => {
  const write = fc.record({
    key: fc.constantFrom('fusty', 'fruity', 'musty'),
    mm: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  holds(
    fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
      const { doc, log } = logged((sheet) => {
        for (const { key, mm } of writes) sheet.getMap('marks').set(key, mm);
      });
      const copy = new Y.Doc();
      Y.applyUpdate(copy, compactUpdates(log));
      expect(Y.encodeStateVector(copy)).toEqual(Y.encodeStateVector(doc));
      expect(copy.getMap('meta').toJSON()).toEqual(doc.getMap('meta').toJSON());
      expect(copy.getMap('marks').toJSON()).toEqual(doc.getMap('marks').toJSON());
      doc.getMap('marks').set('fusty', 99);
      Y.applyUpdate(copy, log.at(-1) ?? new Uint8Array());
      expect(copy.getMap('marks').get('fusty')).toBe(99);
    }),
    { numRuns: 60 },
  );
});
