import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { mergeQuarantinedCopies } from '../../../domain/documents/quarantined-values.ts';
import type { Cipher } from '../device/cipher.ts';
import type { DeviceDatabase, DeviceStores } from '../device/device-database.ts';
import { requestResult } from '../device/indexed-db.ts';
import type { Schedule } from './schedule.ts';
import { createWriteQueue } from './write-queue.ts';

/**
 * Why a copy is in quarantine: its document was recreated, or was sealed before this device's work
 * arrived.
 */
export type QuarantineReason = 'made-anew' | 'sealed';

/** A quarantined copy: the server replaced its document, and its work is nowhere else. */
export type QuarantinedCopy = {
  readonly why: QuarantineReason;
  readonly document: string;
  readonly birth: string;
  readonly update: Uint8Array;
  /** When it was quarantined, in ms since 1970. */
  readonly at: number;
};

/**
 * The quarantined copies of one account on this device, encrypted in IndexedDB (SYN-8). They
 * outlive the page and the sign-out. A copy goes when a person decides, or when the current
 * document holds all of it.
 */
export function createQuarantineStore(parts: {
  readonly database: DeviceDatabase;
  readonly cipher: Cipher;
  readonly schedule: Schedule;
}) {
  const { database, cipher, schedule } = parts;
  const listeners = new Set<() => void>();
  let known: readonly QuarantinedCopy[] = [];

  async function change(act: (asides: IDBObjectStore) => Promise<unknown>): Promise<void> {
    known = await database.run(async ({ asides }: DeviceStores) => {
      await act(asides);
      const found: unknown[] = await requestResult(asides.getAll());
      return found
        .map((row) => readRow(row, cipher))
        .filter((copy) => copy !== null)
        .sort(oldestFirst);
    });
    for (const listener of listeners) listener();
  }

  const put = (asides: IDBObjectStore, copy: QuarantinedCopy): Promise<unknown> =>
    requestResult(
      asides.put({ id: idOf(copy, cipher), sealed: cipher.seal(writeCopy(copy), ABOUT) }),
    );

  // Copies that a browser deletes under the page are written again from memory (BTH-54).
  const anew = createWriteQueue({
    whole: () => change((asides) => Promise.all(known.map((copy) => put(asides, copy)))),
    schedule,
  });
  database.onLost(() => {
    if (known.length > 0) anew.lost('at once');
  });

  return {
    /** All copies, as last read. */
    copies: (): readonly QuarantinedCopy[] => known,
    /** Reads the stored copies of the device. */
    load: (): Promise<void> => change(() => Promise.resolve()),
    /** Stores a copy; a stored copy of the same document generation is merged with it. */
    keep: (copy: QuarantinedCopy): Promise<void> =>
      change(async (asides) => {
        const found = await requestResult<unknown>(asides.get(idOf(copy, cipher)));
        const before = readRow(found, cipher);
        const update =
          before === null ? copy.update : mergeQuarantinedCopies(before.update, copy.update);
        await put(asides, { ...copy, update });
      }),
    /** Deletes a copy: a person has decided, or the current document holds all of it. */
    drop: (copy: QuarantinedCopy): Promise<void> =>
      change((asides) => requestResult(asides.delete(idOf(copy, cipher)))),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ABOUT = 'set aside';

/** Sorts copies by age: their stored keys are encrypted and have no order. */
const oldestFirst = (a: QuarantinedCopy, b: QuarantinedCopy): number =>
  a.at - b.at || (a.document + a.birth < b.document + b.birth ? -1 : 1);

const idOf = ({ document, birth }: QuarantinedCopy, cipher: Cipher): string =>
  cipher.nameOf(JSON.stringify([document, birth]));

function writeCopy({ document, birth, update, at, why }: QuarantinedCopy): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, document);
  encoding.writeVarString(encoder, birth);
  encoding.writeVarUint8Array(encoder, update);
  encoding.writeFloat64(encoder, at);
  encoding.writeVarString(encoder, why);
  return encoding.toUint8Array(encoder);
}

function readRow(row: unknown, cipher: Cipher): QuarantinedCopy | null {
  if (typeof row !== 'object' || row === null || !('sealed' in row)) return null;
  const plain = row.sealed instanceof Uint8Array ? cipher.open(row.sealed, ABOUT) : null;
  if (plain === null) return null;
  const decoder = decoding.createDecoder(plain);
  const [document, birth] = [decoding.readVarString(decoder), decoding.readVarString(decoder)];
  const update = decoding.readVarUint8Array(decoder);
  const at = decoding.readFloat64(decoder);
  // The previous version stored no reason, since there was one.
  const why = decoding.hasContent(decoder) ? decoding.readVarString(decoder) : '';
  return { document, birth, update, at, why: why === 'sealed' ? 'sealed' : 'made-anew' };
}

/** Whether a value is a quarantined copy as the previous version stored it, without a reason. */
export const isLegacyQuarantinedCopy = (value: unknown): value is Omit<QuarantinedCopy, 'why'> =>
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
