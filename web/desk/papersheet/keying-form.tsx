import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lineBlocks } from '../../../domain/sheets/definition/line-blocks.ts';
import type { LineItem, LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import {
  DESCRIPTOR_KEYS,
  FRUITY_KINDS,
  isDescriptorKey,
  isFruityKind,
} from '../../../domain/words/attributes.ts';
import { isHeatingDevice } from '../../../domain/words/heating-device.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import {
  isPerceived,
  LENGTH_RULES,
  type LengthUnit,
  lacks,
  lengthIn,
  NOTHING_KEYED,
  withLength,
} from './keyed-draft.ts';
import { lines } from './papersheet.css.ts';

/**
 * Data-entry form of one keying of a paper sheet, in the order of the paper (KEY-2). It submits
 * complete answers only.
 */
export function KeyingForm(props: {
  readonly label: string;
  readonly unit: LengthUnit;
  readonly definition: LinesSheet;
  readonly submit: ReactNode;
  /** Called at every input. */
  readonly onBegun: () => void;
  readonly onKeyed: (keyed: KeyedAnswers) => void;
}) {
  const { label, unit, definition, submit, onBegun, onKeyed } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const [keyed, setKeyed] = useState(NOTHING_KEYED);
  const [isSent, setSent] = useState(false);
  const [hasLeftDevice, setLeftDevice] = useState(false);
  const set = (next: KeyedAnswers) => {
    setKeyed(next);
    onBegun();
  };
  const change = (part: Partial<KeyedAnswers>) => set({ ...keyed, ...part });
  const isDevice = isHeatingDevice(keyed.heatingDevice);
  const needsKind = lacks(keyed, 'fruity-kind-missing');
  const needsName = lacks(keyed, 'descriptor-missing');
  const length = ({ attribute }: LineItem) => (
    <NumberInput
      key={`${attribute} ${unit}`}
      label={names.label(attribute)}
      rule={LENGTH_RULES[unit]}
      unit={unit}
      value={lengthIn(unit, keyed.marks[attribute])}
      // Data entry goes on by keyboard: the first line of the paper has the initial focus.
      autoFocus={attribute === definition.items[0]?.attribute}
      onChange={(value) => set(withLength(keyed, attribute, value, unit))}
    />
  );
  const { negative, positive } = lineBlocks(definition);
  return (
    <CheckedForm
      label={label}
      onSubmit={() => {
        setSent(true);
        if (isDevice && !needsKind && !needsName) onKeyed(keyed);
      }}
      onUnread={() => setSent(true)}
      actions={
        <Button type="submit" variant="primary" iconEnd={ArrowRight}>
          {submit}
        </Button>
      }
    >
      <Stack gap={6}>
        <Section level={3} title={<Trans>Negative attributes</Trans>}>
          <div className={lines}>
            {negative.map(length)}
            <Select
              label={t`What the other negative attribute is`}
              isDisabled={!isPerceived(keyed, 'other')}
              placeholder={t`Choose`}
              options={DESCRIPTOR_KEYS.map((key) => ({ id: key, label: names.label(key) }))}
              value={keyed.otherDescriptor}
              onChange={(id) => change({ otherDescriptor: isDescriptorKey(id) ? id : null })}
              errorMessage={isSent && needsName ? t`This field is required` : undefined}
            />
          </div>
        </Section>
        <Section level={3} title={<Trans>Positive attributes</Trans>}>
          <div className={lines}>
            {positive.map(length)}
            <RadioGroup
              label={t`Fruity: green or ripe`}
              orientation="horizontal"
              isDisabled={!isPerceived(keyed, 'fruity')}
              options={FRUITY_KINDS.map((kind) => ({ id: kind, label: capital(names.kind(kind)) }))}
              value={keyed.fruityKind}
              onChange={(id) => change({ fruityKind: isFruityKind(id) ? id : null })}
              errorMessage={isSent && needsKind ? t`This field is required` : undefined}
            />
          </div>
        </Section>
        <Section level={3} title={<Trans>Head of the sheet</Trans>}>
          <div className={lines}>
            <TextField
              label={t`Heating device number`}
              isRequired
              requiredText={t`required`}
              value={keyed.heatingDevice}
              onChange={(heatingDevice) => change({ heatingDevice: heatingDevice.trim() })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              onBlur={() => setLeftDevice(true)}
              errorMessage={
                isDevice || !(isSent || hasLeftDevice)
                  ? undefined
                  : keyed.heatingDevice === ''
                    ? t`This field is required`
                    : t`Type the number: digits only.`
              }
            />
            <Checkbox
              isSelected={keyed.smelledOnly}
              onChange={(smelledOnly) => change({ smelledOnly })}
            >
              <Trans>Smelled, not tasted</Trans>
            </Checkbox>
          </div>
        </Section>
      </Stack>
    </CheckedForm>
  );
}
