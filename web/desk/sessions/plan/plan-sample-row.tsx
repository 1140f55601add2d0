import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Repeat2, Trash2 } from 'lucide-react';
import type { PlanEntry } from '../../../../domain/documents/session.document.ts';
import type { SampleRow } from '../../../../domain/samples/sample-fields.ts';
import { MILLILITRES_A_GLASS } from '../../../../domain/sessions/checklist-item.ts';
import type { EarlierHalf } from '../../../../domain/sessions/earlier-half.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { sharedCode } from '../../../live/session/board-names.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { addReplicate, entriesOf, moveEntry, setReplicate, takeOff } from './edit-plan.ts';
import { acts, code as codeClass, figure, heldBy, heldRow } from './plan.css.ts';
import type { SharedPlan } from './use-plan.ts';
import { rowPlace, type WhoIsIn } from './who-is-in.ts';

/** One glass of the plan, with its actions in a menu. */
export function PlanSampleRow(props: {
  readonly entry: PlanEntry;
  readonly shared: SharedPlan;
  readonly row: SampleRow | null;
  readonly held: WhoIsIn | undefined;
  readonly isFixed: boolean;
  /** The earlier session that a lone replicate 2 would repeat. */
  readonly half: EarlierHalf | null;
}) {
  const { entry, shared, row, held, isFixed, half } = props;
  const { plan, handle } = shared;
  const { t } = useLingui();
  const code = sharedCode(plan, entry);
  const name = row?.code ?? '…';
  const place = plan.entries.findIndex(({ id }) => id === entry.id);
  const isOnce = entriesOf(plan, entry.sample).length === 1;
  const act = (id: string) => {
    if (id === 'replicate') addReplicate(handle.doc, plan, entry);
    else if (id === 'repeat') setReplicate(handle.doc, entry, entry.replicate === 1 ? 2 : 1);
    else if (id === 'up') moveEntry(handle.doc, plan, entry.id, -1);
    else if (id === 'down') moveEntry(handle.doc, plan, entry.id, 1);
    else takeOff(handle.doc, plan, entry);
  };
  return (
    <tr data-place={rowPlace(entry.id)} className={held && heldRow[held.tone]}>
      <th scope="row">
        {code !== null ? (
          <span className={codeClass}>{code}</span>
        ) : (
          <Text tone="muted">
            {plan.multicode ? <Trans>one per taster</Trans> : <Trans>not drawn</Trans>}
          </Text>
        )}
      </th>
      <td>
        {name}
        {held === undefined ? null : <span className={heldBy[held.tone]}>{held.name}</span>}
      </td>
      <td>{row?.presentation}</td>
      <td>
        <Role entry={entry} isOnce={isOnce} isReference={row?.reference ?? false} half={half} />
      </td>
      <td className={figure}>
        <Left row={row} needed={plan.tasters.length * (isOnce ? 1 : 2) * MILLILITRES_A_GLASS} />
      </td>
      <td className={`${figure} ${acts}`}>
        {isFixed ? null : (
          <Menu
            label={t`Actions for ${name}`}
            trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} size="dense" />}
            onAction={act}
            items={[
              {
                id: 'replicate',
                label: t`Serve again as replicate 2`,
                icon: Plus,
                isDisabled: !isOnce || entry.replicate === 2,
              },
              ...(isOnce && (half !== null || entry.replicate === 2)
                ? [
                    {
                      id: 'repeat',
                      label:
                        half !== null && entry.replicate === 1
                          ? t`Make it the repeat of session ${half.session}`
                          : t`Make it replicate 1 again`,
                      icon: Repeat2,
                    },
                  ]
                : []),
              { id: 'up', label: t`Move up`, icon: ArrowUp, isDisabled: place === 0 },
              {
                id: 'down',
                label: t`Move down`,
                icon: ArrowDown,
                isDisabled: place === plan.entries.length - 1,
              },
              {
                id: 'remove',
                label: t`Take off the plan`,
                icon: Trash2,
                danger: true,
                separatorBefore: true,
              },
            ]}
          />
        )}
      </td>
    </tr>
  );
}

function Role(props: {
  readonly entry: PlanEntry;
  readonly isOnce: boolean;
  readonly isReference: boolean;
  readonly half: EarlierHalf | null;
}) {
  const { entry, isOnce, isReference, half } = props;
  if (isOnce && entry.replicate === 2)
    return (
      <Tag kind="own">
        {half === null ? (
          <Trans>Replicate 2, without a replicate 1</Trans>
        ) : (
          <Trans>Repeat of session {half.session}</Trans>
        )}
      </Tag>
    );
  if (!isOnce)
    return (
      <Tag kind="own">
        <Trans>Replicate {entry.replicate}</Trans>
      </Tag>
    );
  if (isReference)
    return (
      <Tag kind="own">
        <Trans>Reference</Trans>
      </Tag>
    );
  return (
    <Text tone="muted">
      <Trans>Routine</Trans>
    </Text>
  );
}

function Left({ row, needed }: { readonly row: SampleRow | null; readonly needed: number }) {
  const write = useFormat();
  const left = row?.currentQuantity ?? null;
  if (left === null) return null;
  const words = <Trans>{write.quantity(left)} mL</Trans>;
  return left < needed ? <StateMark state="flag">{words}</StateMark> : words;
}
