import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { QUANTITY } from '../../../domain/samples/quantity-rule.ts';
import { SAMPLE_FIELDS, type SampleInput } from '../../../domain/samples/sample-fields.ts';
import { DayField } from '../../parts/forms/day-field.tsx';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import type { RecordForm } from '../../parts/forms/use-record-form.ts';
import { OIL_CLASSES, oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { ReferenceValues } from './reference-values.tsx';

/** Option of a select for ‘no class’. */
const NONE = 'none';

/** Sections of the form of a sample: identity, dates, reference material, notes. */
export function SampleSections({
  record,
  labels,
  isNew,
}: {
  readonly record: RecordForm<SampleInput>;
  readonly labels: Readonly<Record<keyof SampleInput, string>>;
  /**
   * False for a registered sample, whose state is changed with a reason outside this form (SAM-11).
   */
  readonly isNew: boolean;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { fields, set, form } = record;
  const about = (field: keyof SampleInput) => ({
    id: field,
    label: labels[field],
    errorMessage: form.wordsOf(field),
    onBlur: () => form.left(field),
  });
  const needed = { isRequired: true, requiredText: t`required` };
  return (
    <Stack gap={6}>
      <Section hasSideHeading title={t`Identity`} isRuled>
        <Stack gap={4}>
          <Columns count={2}>
            <TextField
              {...about('code')}
              {...needed}
              value={fields.code}
              onChange={(value) => set('code', value)}
              maxLength={SAMPLE_FIELDS.code.most}
            />
            <TextField
              {...about('externalReference')}
              value={fields.externalReference}
              onChange={(value) => set('externalReference', value)}
              maxLength={SAMPLE_FIELDS.externalReference.most}
            />
          </Columns>
          <Columns count={2}>
            <TextField
              {...about('presentation')}
              description={t`For instance: glass bottle, 250 mL`}
              value={fields.presentation}
              onChange={(value) => set('presentation', value)}
              maxLength={SAMPLE_FIELDS.presentation.most}
            />
            <NumberInput
              {...about('initialQuantity')}
              rule={QUANTITY}
              unit="mL"
              value={fields.initialQuantity}
              onChange={(value) => set('initialQuantity', value)}
            />
          </Columns>
          {isNew && (
            <Switch isSelected={fields.active} onChange={(value) => set('active', value)}>
              <Trans>Active: may be put on a plan</Trans>
            </Switch>
          )}
        </Stack>
      </Section>
      <Section hasSideHeading title={t`Dates`} isRuled>
        <Columns count={3}>
          <DayField
            {...about('receptionDate')}
            value={fields.receptionDate}
            onChange={(value) => set('receptionDate', value)}
          />
          <DayField
            {...about('expirationDate')}
            value={fields.expirationDate}
            onChange={(value) => set('expirationDate', value)}
          />
          <DayField
            {...about('certificationDate')}
            value={fields.certificationDate ?? null}
            onChange={(value) => set('certificationDate', value)}
          />
        </Columns>
      </Section>
      <Section hasSideHeading title={t`Reference material`} isRuled>
        <Stack gap={4}>
          <Checkbox
            isSelected={fields.reference}
            onChange={(value) => set('reference', value)}
            description={t`Counts in the quality control of the panel and, by setting, the tasters.`}
          >
            {labels.reference}
          </Checkbox>
          {fields.reference && (
            <Columns count={3}>
              <TextField
                {...about('referenceScope')}
                label={t`Scope`}
                {...needed}
                description={t`For instance: panel and tasters`}
                value={fields.referenceScope}
                onChange={(value) => set('referenceScope', value)}
                maxLength={SAMPLE_FIELDS.referenceScope.most}
              />
              <Select
                {...about('referenceClass')}
                label={t`Classification`}
                description={t`As stated with the values.`}
                value={fields.referenceClass ?? NONE}
                options={[
                  { id: NONE, label: t`Not said` },
                  ...OIL_CLASSES.map((oil) => ({ id: oil, label: i18n._(oilClassMessage(oil)) })),
                ]}
                onChange={(id) => set('referenceClass', parseOilClass(id))}
              />
              <TextField
                {...about('referenceOrigin')}
                label={t`Origin`}
                description={t`Certificate, ring test or own values`}
                value={fields.referenceOrigin ?? ''}
                onChange={(value) => set('referenceOrigin', value)}
                maxLength={SAMPLE_FIELDS.referenceOrigin.most}
              />
            </Columns>
          )}
          {fields.reference && (
            <ReferenceValues
              values={fields.referenceValues ?? []}
              onChange={(values) => set('referenceValues', values)}
            />
          )}
        </Stack>
      </Section>
      <Section hasSideHeading title={t`Notes`}>
        <TextArea
          {...about('additionalInfo')}
          value={fields.additionalInfo}
          onChange={(value) => set('additionalInfo', value)}
          rows={4}
          maxLength={SAMPLE_FIELDS.additionalInfo.most}
        />
      </Section>
    </Stack>
  );
}
