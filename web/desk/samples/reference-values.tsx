import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  isAttributeKey,
  isDescriptorKey,
} from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { Select } from '../../ui/select/select.tsx';

const KEYS = [...ATTRIBUTE_KEYS.filter((key) => key !== 'other'), ...DESCRIPTOR_KEYS];

/** M-RM: the assigned values of a reference material, one attribute a line, in cm. */
export function ReferenceValues({
  values,
  onChange,
}: {
  readonly values: readonly ReferenceValue[];
  readonly onChange: (values: readonly ReferenceValue[]) => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const free = KEYS.filter((key) => !values.some(({ attribute }) => attribute === key));
  const change = (at: number, part: Partial<ReferenceValue>) =>
    onChange(values.map((value, index) => (index === at ? { ...value, ...part } : value)));
  const choose = (at: number, id: string) => {
    if (isAttributeKey(id) || isDescriptorKey(id)) change(at, { attribute: id });
  };
  const predominant = (at: number, is: boolean) =>
    onChange(values.map((value, index) => ({ ...value, predominant: is && index === at })));
  const [next] = free;
  return (
    <Stack gap={3}>
      {values.map((value, at) => (
        <Stack key={value.attribute} gap={2}>
          <Columns count={3}>
            <Select
              label={t`Attribute`}
              value={value.attribute}
              options={[value.attribute, ...free].map((key) => ({ id: key, label: names.of(key) }))}
              onChange={(id) => choose(at, id)}
            />
            <NumberField
              label={t`Median`}
              unit="cm"
              decimals={2}
              value={value.median}
              onChange={(median) => change(at, { median: median ?? 0 })}
              errorMessage={
                value.median < 0 || value.median > 10 ? t`Value out of range` : undefined
              }
            />
            <NumberField
              label={t`Uncertainty U`}
              unit="cm"
              decimals={2}
              value={value.u}
              onChange={(u) => change(at, { u })}
              errorMessage={
                value.u !== null && value.uMax != null && value.u > value.uMax
                  ? t`U is greater than Umax`
                  : undefined
              }
            />
            <NumberField
              label={t`Maximum uncertainty Umax`}
              unit="cm"
              decimals={2}
              value={value.uMax ?? null}
              onChange={(uMax) => change(at, { uMax })}
            />
            <NumberField
              label={t`Standard deviation SD`}
              unit="cm"
              decimals={2}
              value={value.sd}
              onChange={(sd) => change(at, { sd })}
            />
          </Columns>
          <Inline gap={3} justify="between">
            <Checkbox isSelected={value.predominant} onChange={(is) => predominant(at, is)}>
              <Trans>Predominant defect</Trans>
            </Checkbox>
            <IconButton
              icon={Trash2}
              label={t`Remove ${names.of(value.attribute)}`}
              onPress={() => onChange(values.filter((_, index) => index !== at))}
            />
          </Inline>
        </Stack>
      ))}
      {next !== undefined && (
        <div>
          <Button
            icon={Plus}
            onPress={() =>
              onChange([
                ...values,
                { attribute: next, predominant: false, median: 0, u: null, sd: null },
              ])
            }
          >
            <Trans>Add an assigned value</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
