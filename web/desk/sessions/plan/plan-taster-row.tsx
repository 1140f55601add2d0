import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { setInvited } from '../../../../domain/documents/session.document.ts';
import { countsInMedians } from '../../../../domain/tasters/status-history.ts';
import type { TasterId } from '../../../../domain/words/ids.ts';
import { codeFor } from '../../../live/session/board-names.ts';
import { type Registers, tasterName } from '../../../live/session/use-registers.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { LastSession } from './last-session.tsx';
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
  const { t } = useLingui();
  const { i18n } = useI18n();
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
