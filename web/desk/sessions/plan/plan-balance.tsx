import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { isBalanced, orderBalance } from '../../../../domain/sessions/order-balance.ts';
import { sharedCode } from '../../../live/session/board-names.ts';
import { isServedOnce } from '../../../live/session/is-served-once.ts';
import { type Registers, sampleCode } from '../../../live/session/use-registers.ts';
import { Section } from '../../../ui/section/section.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { markOverflow } from '../../../ui/table/mark-overflow.ts';
import { figure, onTwoLines, scroller, table, twoLines } from './plan.css.ts';

/**
 * The balance of the serving orders: how often each glass has each position, and how often it
 * follows each other glass (SES-18).
 */
export function PlanBalance(props: { readonly plan: PlanValue; readonly registers: Registers }) {
  const { plan, registers } = props;
  const { t } = useLingui();
  const orders = plan.tasters.flatMap((taster) => {
    const order = plan.orders.get(taster);
    return order === undefined ? [] : [order];
  });
  if (orders.length === 0 || plan.entries.length < 2) return null;
  const balance = orderBalance(
    plan.entries.map(({ id }) => id),
    orders,
  );
  const nameOf = (entry: PlanValue['entries'][number]): string =>
    sharedCode(plan, entry) ??
    (isServedOnce(plan, entry)
      ? sampleCode(registers, entry.sample)
      : t`${sampleCode(registers, entry.sample)} · Replicate ${entry.replicate}`);
  const title = t`Balance of the serving orders`;
  return (
    <Section
      title={title}
      level={3}
      actions={
        isBalanced(balance) ? (
          <StateMark state="done">
            <Trans>Balanced for place and carry-over</Trans>
          </StateMark>
        ) : (
          <StateMark state="waiting">
            <Trans>Not fully balanced for this number of tasters</Trans>
          </StateMark>
        )
      }
    >
      <div className={scroller} ref={markOverflow}>
        <table className={table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Glass</Trans>
              </th>
              {plan.entries.map(({ id }, place) => (
                <th key={id} scope="col" className={figure}>
                  <Trans>{place + 1}.</Trans>
                </th>
              ))}
              {plan.entries.map((before) => (
                <th key={before.id} scope="col" className={`${figure} ${twoLines}`}>
                  <span className={onTwoLines}>
                    <Trans>after {nameOf(before)}</Trans>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">{nameOf(entry)}</th>
                {plan.entries.map(({ id }, place) => (
                  <td key={id} className={figure}>
                    {balance.places.get(entry.id)?.[place] ?? 0}
                  </td>
                ))}
                {plan.entries.map(({ id }) => (
                  <td key={id} className={figure}>
                    {balance.after.get(entry.id)?.get(id) ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
