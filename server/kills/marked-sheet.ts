import * as Y from 'yjs';
import { readEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { LiveDocument } from '../sync/testing/live-client.ts';

/** One mark of a device, and how many of its own operations it had written by then. */
type Made = { readonly key: AttributeKey; readonly mm: number; readonly clock: number };

/** A sheet on a device that marks it again and again, with the acknowledgement of each mark. */
export type MarkedSheet = ReturnType<typeof markedSheet>;

/** Follows a sheet on a device. */
export function markedSheet(name: string, live: LiveDocument) {
  const made: Made[] = [];
  const own = (doc: Y.Doc): number => Y.getState(doc.store, live.doc.clientID);
  const toldClock = (): number =>
    Math.max(0, ...live.announced.filter(({ kind }) => kind === 'stored').map(({ own }) => own));
  const marksUpTo = (clock: number): number => made.filter((one) => one.clock <= clock).length;

  return {
    name,
    live,
    /** Makes one more mark. */
    mark(): void {
      const [key, mm] = [ATTRIBUTE_KEYS[made.length % ATTRIBUTE_KEYS.length], made.length % 101];
      if (key === undefined || !isMillimetres(mm)) return;
      setMark(live.doc, key, mm);
      made.push({ key, mm, clock: own(live.doc) });
    },
    /** How many of its marks were acknowledged as stored. */
    told: (): number => marksUpTo(toldClock()),
    /**
     * Compares the copy of a new device with this sheet. Returns null or what is wrong. The copy
     * must have all marks that were acknowledged as stored, may have more, and has the last value
     * of each line.
     */
    wrongIn(fresh: Y.Doc): string | null {
      const value = readEvaluation(fresh);
      if (!value.ok) return `${name}: ${value.code}`;
      const there = marksUpTo(own(fresh));
      if (there < marksUpTo(toldClock()))
        return `${name}: ${there} of ${this.told()} marks told stored`;
      const last = new Map(made.slice(0, there).map(({ key, mm }) => [key, mm]));
      const wrong = [...last].filter(([key, mm]) => fresh.getMap('marks').get(key) !== mm);
      return wrong.length === 0 ? null : `${name}: ${JSON.stringify(wrong)} are not as told`;
    },
  };
}
