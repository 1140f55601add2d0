import type { Answer } from '../../../../domain/api/answers.ts';
import { MOST_MONTHS } from '../../../../domain/quality/quality-answers.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import { keptNameOf, namesKept, type QualityFacts } from './quality-facts.ts';

/** How many requests are under way at once. */
const AT_ONCE = 2;

type Months = QualityFacts['months'];

/** What months are read with. */
export type MonthSource = {
  readonly kept: FactsCache;
  /** Asks for the months of these names, at most `MOST_MONTHS`. */
  readonly askMonths: (
    months: readonly string[],
    signal: AbortSignal,
  ) => Promise<Answer<'GET /api/quality/packs'>>;
  readonly signal: AbortSignal;
  /** Told as months come: how many there are, and how many of them were read. */
  readonly onProgress: (read: number, of: number) => void;
};

/** The months as they were read. */
export type LoadedMonths = {
  /** Their packs, in their order. */
  readonly packs: readonly Uint8Array[];
  /** Those that this device does not keep yet, by the names under which it will. */
  readonly fresh: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Whether the server has another month now than it named. */
  readonly isChanged: boolean;
};

/** QUA-42: reads months from this device, and asks the server for those that it lacks, many with one request and each once. */
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
 * QUA-42: keeps under its digest what was read for the first time; months of other digests are forgotten. A device that is full keeps
 * nothing, and asks again the next time.
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

/** A loop: a call for each of millions of characters would show. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let at = 0; at < chars.length; at += 1) bytes[at] = chars.charCodeAt(at);
  return bytes;
}
