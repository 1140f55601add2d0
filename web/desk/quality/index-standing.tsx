import { Trans } from '@lingui/react/macro';
import { FEWEST_OBSERVATIONS } from '../../../domain/quality/fewest-observations.ts';
import type { QualityIndex } from '../../../stats-worker/quality/index-value.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * The compact verdict on an index: its value within or above its limit, or how much of the data
 * there is.
 */
export function IndexStanding({ index }: { readonly index: QualityIndex }) {
  const write = useFormat();
  const { n, value, limit, verdict } = index;
  if (verdict === 'insufficient' || value === null || limit === null)
    return (
      <StateMark state="waiting">
        <Trans>
          {n} of {FEWEST_OBSERVATIONS}
        </Trans>
      </StateMark>
    );
  return (
    <StateMark state={verdict === 'within' ? 'done' : 'stop'}>
      {write.beside(value, limit)}
    </StateMark>
  );
}
