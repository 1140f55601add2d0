import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SessionState } from '../http/api.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { sheetGaps } from './sheet-gaps.ts';

/** A sealed version as it stands in the records. */
export type SealedVersion = {
  readonly version: number;
  readonly digest: string;
  readonly sealedAt: string;
  readonly open: boolean;
};

/** How a sheet is sealed: under which version, and whether it came after the session was closed. */
export type Sealing = {
  readonly version: number;
  readonly late: boolean;
  readonly valid: boolean;
};

/**
 * EVA-3: a signed sheet with nothing blank or contradictory is sealed, once; asking again answers what stands.
 * A sheet that comes after the session was closed is late: kept, flagged, never dropped. After validation it is kept
 * without validity, since the result was already computed.
 */
export function decideSeal(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
  readonly sheet: EvaluationValue;
}): Result<
  { readonly stands: SealedVersion } | { readonly seals: Sealing },
  'sheet-incomplete' | 'sheet-unsigned'
> {
  const { last, sheet, state } = facts;
  if (last !== null && !last.open) return accept({ stands: last });
  const gaps = sheetGaps(sheet);
  if (gaps.length > 0)
    return refuse('sheet-incomplete', {
      gaps: gaps.map(({ code, attribute }) => (attribute ? `${code} ${attribute}` : code)),
    });
  if (sheet.signature === null) return refuse('sheet-unsigned');
  return accept({
    seals: {
      version: (last?.version ?? 0) + 1,
      late: state === 'closed' || state === 'validated',
      valid: state !== 'validated',
    },
  });
}
