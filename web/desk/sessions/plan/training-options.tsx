import { Trans, useLingui } from '@lingui/react/macro';
import { setPlanField } from '../../../../domain/documents/session.document.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import type { SharedPlan } from './use-plan.ts';

/**
 * The options of a training session: whether each glass is answered once it is sealed, and whether
 * the session counts (TRN-2, TRN-7).
 */
export function TrainingOptions({ shared }: { readonly shared: SharedPlan }) {
  const { plan, handle } = shared;
  const isFixed = shared.isReadOnly || shared.isServed;
  const { t } = useLingui();
  return (
    <>
      <div data-place="answers">
        <Switch
          isAtEnd
          isSelected={plan.answers && !plan.counts}
          isDisabled={isFixed || plan.counts}
          description={
            plan.counts
              ? t`Off: a session that counts stays blind.`
              : t`Tasters read their distance once their sheet is sealed.`
          }
          onChange={(answers) => setPlanField(handle.doc, 'answers', answers)}
        >
          <Trans>Answer at once after signing</Trans>
        </Switch>
      </div>
      <div data-place="counts">
        <Switch
          isAtEnd
          isSelected={plan.counts}
          isDisabled={isFixed}
          onChange={(counts) => setPlanField(handle.doc, 'counts', counts)}
        >
          <Trans>Counts for the quality indexes</Trans>
        </Switch>
      </div>
    </>
  );
}
