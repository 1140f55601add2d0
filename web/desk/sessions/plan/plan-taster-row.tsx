import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { setInvited } from '../../../../domain/documents/session.document.ts';
import { countsInMedians } from '../../../../domain/tasters/status-history.ts';
import type { TasterId } from '../../../../domain/words/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { codeFor } from '../../../live/session/board-names.ts';
import { type Registers, tasterName } from '../../../live/session/use-registers.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { acts, figure, heldBy, heldRow, order, tasterCode } from './plan.css.ts';
import type { SharedPlan } from './use-plan.ts';
import { rowPlace, type WhoIsIn } from './who-is-in.ts';

/** One taster of the plan, with the codes of the glasses in serving order. */
export function PlanTasterRow(props: {
  readonly taster: TasterId;
  readonly shared: SharedPlan;
  readonly registers: Registers;
  readonly held: WhoIsIn | undefined;
  readonly isInactive: boolean;
  readonly isFixed: boolean;
}) {
  const { taster, shared, registers, held, isInactive, isFixed } = props;
  const { plan, handle } = shared;
  const { t, i18n } = useLingui();
  const { code, name } = tasterName(registers, taster);
  const known = registers.tasters.get(taster);
  const status = known?.status ?? null;
  const glasses = plan.orders.get(taster) ?? [];
  const codeAt = (place: number): string => {
    const entry = plan.entries.find(({ id }) => id === glasses[place]);
    return entry === undefined ? '–' : (codeFor(plan, entry, taster) ?? '–');
  };
  return (
    <tr data-place={rowPlace(taster)} className={held && heldRow[held.tone]}>
      <th scope="row">
        <span className={tasterCode}>{code}</span>
        {name}
        {status === null || countsInMedians(status) ? null : (
          <Tag>{i18n._(tasterStatusMessage(status))}</Tag>
        )}
        {held === undefined ? null : <span className={heldBy[held.tone]}>{held.name}</span>}
      </th>
      <td>
        <LastSession of={known?.lastSession} isInactive={isInactive} />
      </td>
      {plan.entries.map(({ id }, place) => (
        <td key={id} className={`${figure} ${order}`}>
          {codeAt(place)}
        </td>
      ))}
      <td className={`${figure} ${acts}`}>
        {isFixed ? null : (
          <IconButton
            icon={X}
            label={t`Do not invite ${name || code}`}
            size="dense"
            onPress={() => setInvited(handle.doc, taster, false)}
          />
        )}
      </td>
    </tr>
  );
}

/** The date of a taster's last session: undefined while unknown (BRD-10), null for never. */
export function LastSession(props: {
  readonly of: string | null | undefined;
  readonly isInactive: boolean;
}) {
  const { of, isInactive } = props;
  const write = useFormat();
  if (of === undefined) return <Text tone="caption">…</Text>;
  const when =
    of === null ? (
      <Trans>No session yet</Trans>
    ) : isInactive ? (
      <Trans>None since {write.day(of)}</Trans>
    ) : (
      write.day(of)
    );
  return isInactive ? (
    <StateMark state="flag">{when}</StateMark>
  ) : (
    <Text tone="caption">{when}</Text>
  );
}
