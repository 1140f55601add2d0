import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Shuffle, Users } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from 'react-aria';
import { setInvited } from '../../../../domain/documents/session.document.ts';
import type { EarlierHalf } from '../../../../domain/sessions/earlier-half.ts';
import type { TasterRow } from '../../../../domain/tasters/taster-fields.ts';
import { parseTasterId, type SampleId } from '../../../../domain/words/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { type Registers, tastersInOrder } from '../../../live/session/use-registers.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { markOverflow } from '../../../ui/table/mark-overflow.ts';
import { cryptoChance } from './crypto-chance.ts';
import { codesApart, proposeDraw } from './edit-plan.ts';
import { acts, apart, figure, scroller, table } from './plan.css.ts';
import { PlanBalance } from './plan-balance.tsx';
import { PlanTasterRow } from './plan-taster-row.tsx';
import { RegisterPicker } from './register-picker.tsx';
import type { SharedPlan } from './use-plan.ts';
import { rowPlace, whoIsIn } from './who-is-in.ts';

/** The table of invited tasters, with the glasses of each in serving order. */
export function PlanTasters(props: {
  readonly shared: SharedPlan;
  readonly registers: Registers & { readonly isRead: boolean };
  readonly others: readonly MarkedPresent[];
  readonly inactive: readonly string[];
  readonly halves: ReadonlyMap<SampleId, EarlierHalf>;
}) {
  const { shared, registers, others, inactive, halves } = props;
  const { plan, handle, isReadOnly, isServed } = shared;
  const { t } = useLingui();
  const [isPicking, setPicking] = useState(false);
  const isFixed = isReadOnly || isServed;
  const isDrawn = plan.orders.size > 0;
  const canDraw = plan.tasters.length > 0 && plan.entries.length > 0;
  return (
    <Section
      id="plan-tasters"
      title={t`Tasters and order`}
      count={t`${plan.tasters.length} of 8 to 12`}
      actions={
        isFixed ? null : (
          <>
            <Button icon={Plus} variant="quiet" onPress={() => setPicking(true)}>
              <Trans>Invite tasters</Trans>
            </Button>
            <Button
              id="plan-draw"
              icon={Shuffle}
              variant="quiet"
              isDisabled={!canDraw}
              onPress={() => proposeDraw(handle.doc, plan, cryptoChance, codesApart(plan, halves))}
            >
              {isDrawn ? <Trans>Draw again</Trans> : <Trans>Draw codes and order</Trans>}
            </Button>
          </>
        )
      }
    >
      {plan.tasters.length === 0 ? (
        <EmptyState icon={Users} title={t`No taster invited yet`}>
          <Trans>Invite 8 to 12 tasters, then draw codes and orders.</Trans>
        </EmptyState>
      ) : !registers.isRead ? (
        // The rows are in the order of codes, so none shows before the codes are loaded (BRD-10,
        // REG-11).
        <Skeleton lines={plan.tasters.length} label={t`Loading`} />
      ) : (
        <div className={scroller} ref={markOverflow}>
          <table className={table} aria-label={t`Tasters and order`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Taster</Trans>
                </th>
                <th scope="col">
                  <Trans>Last session</Trans>
                </th>
                {plan.entries.map(({ id }, place) => (
                  <th key={id} scope="col" className={figure}>
                    <Trans>{place + 1}.</Trans>
                  </th>
                ))}
                <th scope="col" className={acts}>
                  <VisuallyHidden>{t`Actions`}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {tastersInOrder(registers, plan.tasters).map((taster) => (
                <PlanTasterRow
                  key={taster}
                  taster={taster}
                  shared={shared}
                  registers={registers}
                  held={whoIsIn(others, rowPlace(taster))}
                  isInactive={inactive.includes(taster)}
                  isFixed={isFixed}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={apart}>
        <PlanBalance plan={plan} registers={registers} />
      </div>
      {isPicking ? <TasterPicker shared={shared} onClose={() => setPicking(false)} /> : null}
    </Section>
  );
}

/** The dialog that chooses a session's tasters from the register. */
function TasterPicker(props: { readonly shared: SharedPlan; readonly onClose: () => void }) {
  const { plan, handle } = props.shared;
  const { t } = useLingui();
  const write = useFormat();
  return (
    <RegisterPicker<TasterRow>
      title={t`Invite tasters`}
      searchLabel={t`Name or code`}
      register="tasters"
      sort="code"
      fetchPage={(query, signal) => ask('GET /api/tasters', { query, signal })}
      choiceOf={(row) => ({
        id: row.id,
        label: `${row.code} · ${row.displayName}`,
        below:
          row.lastSession === null
            ? t`No session yet`
            : t`Last session ${write.day(row.lastSession)}`,
      })}
      chosen={new Set(plan.tasters)}
      onChange={(id, isChosen) => {
        const taster = parseTasterId(id);
        if (taster !== null) setInvited(handle.doc, taster, isChosen);
      }}
      onClose={props.onClose}
    />
  );
}
