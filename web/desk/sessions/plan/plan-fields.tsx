import { useLingui } from '@lingui/react/macro';
import { PLAN_NUMBERS } from '../../../../domain/documents/plan-numbers.ts';
import {
  type PlanFields as Fields,
  planNotes,
  setPlanField,
} from '../../../../domain/documents/session.document.ts';
import { hasNotes, sheetFits } from '../../../../domain/sessions/built-in-sheets.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { DocumentHandle } from '../../../live/pool/document-handle.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { ClockField, DayField } from '../../../parts/forms/day-field.tsx';
import { NumberInput } from '../../../parts/forms/number-input.tsx';
import { SharedText } from '../../../parts/forms/shared-text.tsx';
import { useSessionDateProblem } from '../../../parts/sessions/use-session-date-problem.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { OverwrittenLine, type WrittenOver } from './overwritten-line.tsx';
import { fields, place } from './plan.css.ts';
import type { SharedPlan } from './use-plan.ts';
import { useSheetOptions } from './use-sheet-options.ts';
import { whoIsIn } from './who-is-in.ts';

/** The fields that may change during tasting, until it ends (SEC-85). */
const CONDITIONS: readonly (keyof Fields)[] = [
  'sampleTemperature',
  'roomTemperature',
  'restMinutes',
];

/**
 * The form of date, time and conditions of a session. It autosaves each field and shows the
 * presence of others in it.
 */
export function PlanFields(props: {
  readonly shared: Pick<SharedPlan, 'plan' | 'isReadOnly' | 'isServed' | 'isEnded'> & {
    readonly handle: Pick<DocumentHandle, 'doc'>;
  };
  readonly others: readonly MarkedPresent[];
  readonly writtenOver: WrittenOver;
}) {
  const { shared, others, writtenOver } = props;
  const { plan, handle, isReadOnly, isServed, isEnded } = shared;
  const { t } = useLingui();
  const write = useFormat();
  const set = <Field extends keyof Fields>(field: Field, value: Fields[Field]) =>
    setPlanField(handle.doc, field, value);
  const common = (field: keyof Fields) => ({
    id: `plan-${field}`,
    presence: whoIsIn(others, field),
    isReadOnly: isReadOnly || (CONDITIONS.includes(field) ? isEnded : isServed),
  });
  const sheets = useSheetOptions(plan.sheet);
  const dateProblem = useSessionDateProblem(plan.date);
  const over = (field: keyof Fields, words: (value: unknown) => string) => (
    <OverwrittenLine writtenOver={writtenOver} field={field} words={words} />
  );
  const degrees = (value: unknown) =>
    typeof value === 'number'
      ? write.number(value, PLAN_NUMBERS.sampleTemperature.decimals)
      : t`not measured`;
  const temperature = (field: 'sampleTemperature' | 'roomTemperature', label: string) => (
    <div className={place} data-place={field}>
      <NumberInput
        gives="leaving"
        label={label}
        unit="°C"
        rule={PLAN_NUMBERS[field]}
        leastDecimals={PLAN_NUMBERS[field].decimals}
        placeholder={t`not measured`}
        value={plan[field]}
        onChange={(value) => set(field, value)}
        {...common(field)}
      />
      {over(field, degrees)}
    </div>
  );
  return (
    <Stack gap={5}>
      <div className={fields}>
        <div className={place} data-place="date">
          <DayField
            label={t`Session date`}
            value={plan.date}
            onChange={(date) => (date === null ? undefined : set('date', date))}
            {...common('date')}
            isRequired
            requiredText={t`required`}
            errorMessage={isReadOnly || isServed ? undefined : dateProblem}
          />
          {over('date', (day) => write.day(String(day)))}
        </div>
        <div className={place} data-place="start">
          <ClockField
            label={t`Start`}
            value={plan.start}
            onChange={(start) => (start === null ? undefined : set('start', start))}
            {...common('start')}
            isRequired
            requiredText={t`required`}
          />
          {over('start', (time) => write.time(String(time)))}
        </div>
        <div className={place} data-place="sheet">
          <Select
            label={t`Profile sheet`}
            options={sheets}
            value={plan.sheet}
            onChange={(sheet) => {
              set('sheet', sheet);
              // The training sheet is valid for training only (TRN-8).
              if (hasNotes(sheet)) set('training', true);
            }}
            errorMessage={
              sheetFits(plan.sheet, plan.training)
                ? undefined
                : t`Wrong profile sheet: training ones are for training only, and training needs lines`
            }
            {...common('sheet')}
            isDisabled={isReadOnly || isServed}
          />
          {over('sheet', (id) => sheets.find((sheet) => sheet.id === id)?.label ?? String(id))}
        </div>
        {temperature('sampleTemperature', t`Sample temperature`)}
        {temperature('roomTemperature', t`Room temperature`)}
        <div className={place} data-place="restMinutes">
          <NumberInput
            gives="leaving"
            label={t`Rest between samples`}
            unit={t`min`}
            rule={PLAN_NUMBERS.restMinutes}
            value={plan.restMinutes}
            onChange={(minutes) => {
              if (minutes !== null) set('restMinutes', minutes);
            }}
            {...common('restMinutes')}
          />
          {over('restMinutes', (minutes) => write.number(Number(minutes), 0))}
        </div>
      </div>
      <SharedText
        label={t`Notes`}
        doc={handle.doc}
        text={planNotes(handle.doc)}
        value={plan.notes}
        place="notes"
        presence={whoIsIn(others, 'notes')}
        isReadOnly={isReadOnly}
        placeholder={t`Tasters never see them`}
      />
    </Stack>
  );
}
