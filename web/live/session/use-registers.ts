import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import type { TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import { ask } from '../../parts/http/problem-error.ts';

/** The register rows of a session's samples and tasters, by id; those still loading are absent. */
export type Registers = {
  readonly samples: ReadonlyMap<string, SampleRow>;
  readonly tasters: ReadonlyMap<string, TasterRow>;
};

/** The most ids that one request names. */
const MOST = 100;
/** A register row is fresh for this long, in ms. */
const AGE = 60_000;

const asked = (ids: readonly string[]) => ({
  ids: ids.slice(0, MOST).toSorted().join(','),
  size: String(MOST),
});

const samplesById = (ids: readonly SampleId[]) =>
  queryOptions({
    queryKey: ['samples', 'by-id', asked(ids)],
    queryFn: ({ signal }) => ask('GET /api/samples', { query: asked(ids), signal }),
    enabled: ids.length > 0,
    staleTime: AGE,
    placeholderData: keepPreviousData,
  });

const tastersById = (ids: readonly TasterId[]) =>
  queryOptions({
    queryKey: ['tasters', 'by-id', asked(ids)],
    queryFn: ({ signal }) => ask('GET /api/tasters', { query: asked(ids), signal }),
    enabled: ids.length > 0,
    staleTime: AGE,
    placeholderData: keepPreviousData,
  });

/**
 * Reads the register rows of these samples and tasters, in one request each. `isRead` says whether
 * both have answered.
 */
export function useRegisters(
  samples: readonly SampleId[],
  tasters: readonly TasterId[],
): Registers & { readonly isRead: boolean } {
  const [ofSamples, ofTasters] = [useQuery(samplesById(samples)), useQuery(tastersById(tasters))];
  const [sampleRows, tasterRows] = [ofSamples.data?.rows, ofTasters.data?.rows];
  const isRead =
    (samples.length === 0 || !ofSamples.isPending) &&
    (tasters.length === 0 || !ofTasters.isPending);
  return useMemo(
    () => ({
      samples: new Map((sampleRows ?? []).map((row) => [row.id, row])),
      tasters: new Map((tasterRows ?? []).map((row) => [row.id, row])),
      isRead,
    }),
    [sampleRows, tasterRows, isRead],
  );
}

/** A sample's code, or an ellipsis while the register has not answered. */
export const sampleCode = (registers: Registers, sample: string): string =>
  registers.samples.get(sample)?.code ?? '…';

/** A taster's code and name; the code is an ellipsis while the register has not answered. */
export function tasterName(
  registers: Registers,
  taster: string,
): { readonly code: string; readonly name: string } {
  const row = registers.tasters.get(taster);
  return { code: row?.code ?? '…', name: row?.displayName ?? '' };
}

/**
 * Sorts tasters by code (REG-11). Those whose code is not known yet come last, in their given
 * order.
 */
export const tastersInOrder = (
  registers: Registers,
  tasters: readonly TasterId[],
): readonly TasterId[] =>
  tasters.toSorted((one, other) => {
    const [left, right] = [registers.tasters.get(one)?.code, registers.tasters.get(other)?.code];
    if (left !== undefined && right !== undefined) return byCode(left, right);
    return Number(left === undefined) - Number(right === undefined);
  });
