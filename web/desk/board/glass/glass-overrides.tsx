import { Trans } from '@lingui/react/macro';
import type { ResultRow } from '../../../../domain/results/result-row.ts';
import { Overrides } from '../../../parts/sessions/overrides.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { footMark } from '../board.css.ts';

/**
 * What a person overrode of one glass. Who validated the session against its criteria is said once, above the board, so the
 * column has the mark alone; a sheet that is left out says so in its own cell.
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
            <Trans>Against the criteria</Trans>
          </StateMark>
        </span>
      )}
    </>
  );
}
