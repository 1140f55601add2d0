import type { Answer } from '../../../../domain/api/answers.ts';
import type { KeptFacts } from '../../../live/device/kept-facts.ts';
import { keptNameOf, namesKept, type QualityFacts } from './quality-facts.ts';

/** How many months are asked for at once. */
const AT_ONCE = 4;

type Months = QualityFacts['months'];

/** What months are read with. */
export type MonthSource = {
  readonly kept: KeptFacts;
  readonly askMonth: (
    month: string,
    signal: AbortSignal,
  ) => Promise<Answer<'GET /api/quality/months/:month'>>;
  readonly signal: AbortSignal;
  /** Told after each month: how many there are, and how many of them were read. */
  readonly onProgress: (read: number, of: number) => void;
};

/** The packs of months in their order; `isChanged` where the server has another month now than it named. */
export type LoadedMonths = { readonly packs: readonly Uint8Array[]; readonly isChanged: boolean };

/**
 * QUA-2: reads months from this device, and asks the server for those that it lacks, each once: what was read is kept
 * under its digest. Months of other digests are forgotten afterwards.
 */
export async function loadMonths(months: Months, source: MonthSource): Promise<LoadedMonths> {
  const packs = new Map<string, Uint8Array>();
  const waiting = [...months];
  let isChanged = false;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      source.signal.throwIfAborted();
      const known = await source.kept.read(keptNameOf(next));
      if (known === null) {
        const { digest, pack } = await source.askMonth(next.month, source.signal);
        const bytes = Uint8Array.from(atob(pack), (char) => char.charCodeAt(0));
        await source.kept.keep(keptNameOf({ ...next, digest }), bytes);
        isChanged ||= digest !== next.digest;
        packs.set(next.month, bytes);
      } else packs.set(next.month, known);
      source.onProgress(packs.size, months.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!isChanged) await source.kept.keepOnly(namesKept(months));
  return { packs: months.flatMap(({ month }) => packs.get(month) ?? []), isChanged };
}
