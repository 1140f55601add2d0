import { useQueries } from '@tanstack/react-query';
import type { SampleRow, TasterRow } from '../../domain/http/api.ts';
import type { SampleId, TasterId } from '../../domain/panel/ids.ts';
import { sampleQuery, tasterQuery } from '../http/queries.ts';

/** What the registers know of a session's samples and tasters, by id; those still loading are absent. */
export type Registers = {
  readonly samples: ReadonlyMap<string, SampleRow>;
  readonly tasters: ReadonlyMap<string, TasterRow>;
};

/** Reads the register's rows of these samples and tasters, each once. */
export function useRegisters(
  samples: readonly SampleId[],
  tasters: readonly TasterId[],
): Registers {
  const sampleRows = useQueries({
    queries: samples.map((id) => ({ ...sampleQuery(id), staleTime: 60_000 })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
  const tasterRows = useQueries({
    queries: tasters.map((id) => ({ ...tasterQuery(id), staleTime: 60_000 })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
  return { samples: sampleRows, tasters: tasterRows };
}

/** A sample's code, or a dash while the register has not answered. */
export const sampleCode = (registers: Registers, sample: string): string =>
  registers.samples.get(sample)?.code ?? '…';

/** A taster's code and name, or a dash while the register has not answered. */
export function tasterName(
  registers: Registers,
  taster: string,
): { readonly code: string; readonly name: string } {
  const row = registers.tasters.get(taster);
  return { code: row?.code ?? '…', name: row?.displayName ?? '' };
}
