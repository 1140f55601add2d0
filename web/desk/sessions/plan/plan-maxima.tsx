import { useLingui } from '@lingui/react/macro';
import type { Doc } from 'yjs';
import { PLAN_NUMBERS } from '../../../../domain/documents/plan-numbers.ts';
import { type PlanFields, setPlanField } from '../../../../domain/documents/session.document.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { NumberInput } from '../../../parts/forms/number-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OverwrittenLine, type WrittenOver } from './overwritten-line.tsx';
import { place } from './plan.css.ts';
import { whoIsIn } from './who-is-in.ts';

/**
 * The fields of the maximum normalised errors (En) for acceptance. The gap between them holds the
 * line on overwritten values (PLN-49).
 */
export function PlanMaxima(props: {
  readonly doc: Doc;
  readonly plan: Pick<PlanFields, 'enMaxDefect' | 'enMaxFruity'>;
  readonly isReadOnly: boolean;
  readonly others: readonly MarkedPresent[];
  readonly writtenOver: WrittenOver;
}) {
  const { doc, plan, isReadOnly, others, writtenOver } = props;
  const { t } = useLingui();
  const write = useFormat();
  const maximum = (field: 'enMaxDefect' | 'enMaxFruity', label: string) => (
    <div className={place} data-place={field}>
      <NumberInput
        gives="leaving"
        label={label}
        leastDecimals={2}
        rule={PLAN_NUMBERS[field]}
        value={plan[field]}
        isReadOnly={isReadOnly}
        presence={whoIsIn(others, field)}
        onChange={(value) => {
          if (value !== null) setPlanField(doc, field, value);
        }}
      />
      <OverwrittenLine
        writtenOver={writtenOver}
        field={field}
        words={(value) => write.number(Number(value), PLAN_NUMBERS[field].decimals)}
      />
    </div>
  );
  return (
    <Stack gap={5}>
      {maximum('enMaxDefect', t`Maximum En, defect`)}
      {maximum('enMaxFruity', t`Maximum En, fruity`)}
    </Stack>
  );
}
