import { Trans } from '@lingui/react/macro';
import type { ResultRow } from '../../../../domain/results/result-row.ts';
import { Overrides } from '../../../parts/sessions/overrides.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { footMark } from '../board.css.ts';

/**
 * The marks of what a person overrode in the result of one glass. A reason for validation against
 * the criteria is in full above the board, so here it is only a mark. Sheets that are left out are
 * marked in their own cells.
 */
export function GlassOverrides({ stored }: { readonly stored: ResultRow | null }) {
  if (stored === null) return null;
  const { validationReason } = stored;
  return (
    <>
      <Overrides of={{ ...stored, validationReason: null, leftOut: [] }} />
      {validationReason === null ? null : (
        <span className={footMark} title={validationReason}>
          <StateMark state="flag">
            <Trans>Despite unmet criteria</Trans>
          </StateMark>
        </span>
      )}
    </>
  );
}
