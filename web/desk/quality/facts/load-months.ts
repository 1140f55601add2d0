import type { Answer } from '../../../../domain/api/answers.ts';
import { MOST_MONTHS } from '../../../../domain/quality/quality-answers.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import { keptNameOf, namesKept, type QualityFacts } from './quality-facts.ts';

/** Concurrency limit of the requests for months. */
const AT_ONCE = 2;

type Months = QualityFacts['months'];

/** The dependencies of `loadMonths`. */
export type MonthSource = {
  readonly kept: FactsCache;
  /** Requests the months of these names, at most `MOST_MONTHS`. */
  readonly askMonths: (
    months: readonly string[],
    signal: AbortSignal,
  ) => Promise<Answer<'GET /api/quality/packs'>>;
  readonly signal: AbortSignal;
  /** Reports progress as months arrive: the number read and the total. */
  readonly onProgress: (read: number, of: number) => void;
};

/** The result of reading the months. */
export type LoadedMonths = {
  /** Their packs, in the order of the months. */
  readonly packs: readonly Uint8Array[];
  /** Months that are not cached on this device yet, by cache name. */
  readonly fresh: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Whether the server sent another digest than it had announced. */
  readonly isChanged: boolean;
};

/**
 * Reads the months from the cache, and requests missing ones from the server (QUA-42). Requests are
 * batched, and no month is requested twice.
 */
export async function loadMonths(months: Months, source: MonthSource): Promise<LoadedMonths> {
  const { kept, signal, onProgress } = source;
  const packs = new Map<string, Uint8Array>();
  const known = await kept.readAll(months.map(keptNameOf));
  const waiting: (readonly Months[number][])[] = [];
  const lacking = months.filter(({ month }, place) => {
    const bytes = known[place] ?? null;
    if (bytes !== null) packs.set(month, bytes);
    return bytes === null;
  });
  for (let at = 0; at < lacking.length; at += MOST_MONTHS)
    waiting.push(lacking.slice(at, at + MOST_MONTHS));
  onProgress(packs.size, months.length);
  const fresh = new Map<string, Uint8Array<ArrayBuffer>>();
  let isChanged = false;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      signal.throwIfAborted();
      const named = new Map(next.map((month) => [month.month, month]));
      const given = await source.askMonths([...named.keys()], signal);
      for (const { month, digest, pack } of given) {
        const of = named.get(month);
        if (of === undefined) continue;
        const bytes = fromBase64(pack);
        fresh.set(keptNameOf({ ...of, digest }), bytes);
        isChanged ||= digest !== of.digest;
        packs.set(month, bytes);
      }
      onProgress(packs.size, months.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { packs: months.flatMap(({ month }) => packs.get(month) ?? []), fresh, isChanged };
}

/**
 * Caches new months under their digest, and deletes months with other digests (QUA-42). It deletes
 * nothing if the server sent other digests than it had announced. If the storage quota is exceeded
 * it caches nothing and returns false: the next visit requests them again.
 */
export async function keepMonths(
  months: Months,
  { fresh, isChanged }: LoadedMonths,
  kept: FactsCache,
): Promise<boolean> {
  const isKept = fresh.size === 0 || (await kept.keepAll(fresh).then(() => true, isFull));
  if (!isChanged) await kept.keepOnly(namesKept(months));
  return isKept;
}

function isFull(problem: unknown): boolean {
  if (problem instanceof DOMException && problem.name === 'QuotaExceededError') return false;
  throw problem;
}

/** Decodes base64 with a loop: a callback for each of millions of characters is visibly slow. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let at = 0; at < chars.length; at += 1) bytes[at] = chars.charCodeAt(at);
  return bytes;
}
