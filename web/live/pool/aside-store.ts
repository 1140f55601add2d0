import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { mergeQuarantinedCopies } from '../../../domain/documents/quarantined-values.ts';
import { answer } from '../device/answer.ts';
import type { Cipher } from '../device/cipher.ts';
import type { DeviceDatabase, DeviceStores } from '../device/device-database.ts';
import type { After } from './after.ts';
import { keepWriting } from './keep-writing.ts';

/** Why a copy was set aside: its document was made anew, or was sealed before what was written here had come. */
export type AsideReason = 'made-anew' | 'sealed';

/** A copy of a document that is not the server's, and cannot become it: what was written into it is nowhere else. */
export type AsideCopy = {
  readonly why: AsideReason;
  readonly document: string;
  readonly birth: string;
  readonly update: Uint8Array;
  /** When it was set aside, in ms since 1970. */
  readonly at: number;
};

/**
 * SYN-8: the copies that one account's device holds of documents that were made anew. They survive the page, sealed, and
 * nobody deletes them but a person.
 */
export function createAsideStore(parts: {
  readonly database: DeviceDatabase;
  readonly cipher: Cipher;
  readonly after: After;
}) {
  const { database, cipher, after } = parts;
  const listeners = new Set<() => void>();
  let known: readonly AsideCopy[] = [];

  async function change(act: (asides: IDBObjectStore) => Promise<unknown>): Promise<void> {
    known = await database.run(async ({ asides }: DeviceStores) => {
      await act(asides);
      const found: unknown[] = await answer(asides.getAll());
      return found
        .map((row) => readRow(row, cipher))
        .filter((copy) => copy !== null)
        .sort(oldestFirst);
    });
    for (const listener of listeners) listener();
  }

  const put = (asides: IDBObjectStore, copy: AsideCopy): Promise<unknown> =>
    answer(asides.put({ id: idOf(copy, cipher), sealed: cipher.seal(writeCopy(copy), ABOUT) }));

  // BTH-54: what a browser clears under the page is written anew from what the page knows.
  const anew = keepWriting({
    whole: () => change((asides) => Promise.all(known.map((copy) => put(asides, copy)))),
    after,
  });
  database.onLost(() => {
    if (known.length > 0) anew.lost('at once');
  });

  return {
    /** All copies, as last read. */
    copies: (): readonly AsideCopy[] => known,
    /** Reads what the device holds. */
    load: (): Promise<void> => change(() => Promise.resolve()),
    /** Resolves when the copy is written; one of the same birth becomes both. */
    keep: (copy: AsideCopy): Promise<void> =>
      change(async (asides) => {
        const found = await answer<unknown>(asides.get(idOf(copy, cipher)));
        const before = readRow(found, cipher);
        const update =
          before === null ? copy.update : mergeQuarantinedCopies(before.update, copy.update);
        await put(asides, { ...copy, update });
      }),
    /** A person has decided: the copy goes. */
    drop: (copy: AsideCopy): Promise<void> =>
      change((asides) => answer(asides.delete(idOf(copy, cipher)))),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ABOUT = 'set aside';

/** They lie on the device by sealed names, which have no order. */
const oldestFirst = (a: AsideCopy, b: AsideCopy): number =>
  a.at - b.at || (a.document + a.birth < b.document + b.birth ? -1 : 1);

const idOf = ({ document, birth }: AsideCopy, cipher: Cipher): string =>
  cipher.nameOf(JSON.stringify([document, birth]));

function writeCopy({ document, birth, update, at, why }: AsideCopy): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, document);
  encoding.writeVarString(encoder, birth);
  encoding.writeVarUint8Array(encoder, update);
  encoding.writeFloat64(encoder, at);
  encoding.writeVarString(encoder, why);
  return encoding.toUint8Array(encoder);
}

function readRow(row: unknown, cipher: Cipher): AsideCopy | null {
  if (typeof row !== 'object' || row === null || !('sealed' in row)) return null;
  const plain = row.sealed instanceof Uint8Array ? cipher.open(row.sealed, ABOUT) : null;
  if (plain === null) return null;
  const decoder = decoding.createDecoder(plain);
  const [document, birth] = [decoding.readVarString(decoder), decoding.readVarString(decoder)];
  const update = decoding.readVarUint8Array(decoder);
  const at = decoding.readFloat64(decoder);
  // A copy of the version before says nothing of it: there was one reason.
  const why = decoding.hasContent(decoder) ? decoding.readVarString(decoder) : '';
  return { document, birth, update, at, why: why === 'sealed' ? 'sealed' : 'made-anew' };
}

/** Whether a value is a copy as the version before kept them, which knew one reason. */
export const isAsideCopy = (value: unknown): value is Omit<AsideCopy, 'why'> =>
  typeof value === 'object' &&
  value !== null &&
  'update' in value &&
  value.update instanceof Uint8Array &&
  'document' in value &&
  typeof value.document === 'string' &&
  'birth' in value &&
  typeof value.birth === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
