import * as Y from 'yjs';
import {
  setComments,
  setMark,
  setSmelledOnly,
} from '../../domain/documents/evaluation.document.ts';
import {
  planNotes,
  putDraw,
  setInvited,
  setPlanField,
} from '../../domain/documents/session.document.ts';
import { writeText } from '../../domain/documents/write-text.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { TasterId } from '../../domain/words/ids.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { Chance } from './forged-update.ts';

/** A device with the product's own client: what its pages write, receive and send. */
export type HonestDevice = ReturnType<typeof createHonestDevice>;

/** Creates a page of a plan or of a sheet, signed in to an account. */
export function createHonestDevice(
  chance: Chance,
  { account, isPlan, taster }: { account: string; isPlan: boolean; taster: TasterId },
) {
  const doc = new Y.Doc();
  doc.clientID = 1_000 + chance.whole(2 ** 30);
  const id = doc.clientID;
  const { pick, whole } = chance;

  function write(): void {
    const value = whole(101);
    const key = pick(ATTRIBUTE_KEYS);
    if (!isMillimetres(value)) return;
    if (isPlan)
      pick<() => void>([
        () => setPlanField(doc, 'enMaxDefect', 1 + (value % 10)),
        () => setPlanField(doc, 'roomTemperature', whole(2) === 0 ? null : value % 61),
        () => setInvited(doc, taster, whole(2) === 0),
        () => putDraw(doc, { codes: new Map(), orders: new Map([[taster, []]]) }),
        () => writeText(doc, planNotes(doc), edited(planNotes(doc).toString())),
        () => writeText(doc, planNotes(doc), edited(planNotes(doc).toString())),
      ])();
    else
      pick<() => void>([
        () => setMark(doc, 'fusty', value),
        () => setMark(doc, key, whole(4) === 0 ? null : value),
        () => setComments(doc, `x${value}`),
        () => setSmelledOnly(doc, whole(2) === 0),
      ])();
  }

  /** Edits a text as a person types: one part is deleted, another is inserted. */
  function edited(text: string): string {
    const from = whole(text.length + 1);
    const rest = whole(3) === 0 ? text.slice(from + whole(8)) : text.slice(from);
    return `${text.slice(0, from)}${pick(['a', 'bc', 'oil '])}${rest}`.slice(0, 200);
  }

  return {
    account,
    doc,
    id,
    isOnline: true,
    /** Receives the server's state. */
    hear(server: Y.Doc): void {
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(server, Y.encodeStateVector(doc)));
      if (doc.clientID !== id) throw new Error('somebody wrote under the id of an honest device');
    },
    /**
     * Makes several changes, each alone or in one transaction. Returns the updates as they leave
     * the page.
     */
    work(): readonly Uint8Array[] {
      const made: Uint8Array[] = [];
      const keep = (update: Uint8Array): unknown => made.push(update);
      doc.on('update', keep);
      const times = 1 + whole(3);
      if (whole(3) === 0) doc.transact(() => Array.from({ length: times }, write));
      else Array.from({ length: times }, write);
      doc.off('update', keep);
      return made;
    },
  };
}
