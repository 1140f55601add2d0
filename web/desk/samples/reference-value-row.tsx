import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import { isTooUncertain } from '../../../domain/samples/sample-rules.ts';
import {
  type AttributeKey,
  type DescriptorKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../../domain/words/attributes.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Select } from '../../ui/select/select.tsx';
import * as css from './reference-values.css.ts';

/** Assigned value while it is edited. Its median may still be blank (null), which is not zero. */
export type WrittenValue = Omit<ReferenceValue, 'median'> & { readonly median: number | null };

const CM = { low: 0, high: 10, decimals: 2 } as const;
const NEEDED = { ...CM, isRequired: true } as const;

/** Row of fields for one assigned value of a reference material, in cm (M-RM). */
export function ReferenceValueRow({
  value,
  free,
  onChange,
  onRemove,
}: {
  readonly value: WrittenValue;
  /** Attributes that have no assigned value yet. */
  readonly free: readonly (AttributeKey | DescriptorKey)[];
  readonly onChange: (part: Partial<WrittenValue>) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const name = names.label(value.attribute);
  return (
    <fieldset className={css.row} aria-label={t`Assigned value, ${name}`}>
      <div className={css.attribute}>
        <Select
          label={t`Attribute`}
          value={value.attribute}
          options={[value.attribute, ...free].map((key) => ({
            id: key,
            label: names.label(key),
          }))}
          onChange={(id) => {
            if (isAttributeKey(id) || isDescriptorKey(id)) onChange({ attribute: id });
          }}
        />
      </div>
      <NumberInput
        label={t`Median`}
        rule={NEEDED}
        leastDecimals={CM.decimals}
        isRequired
        value={value.median}
        onChange={(median) => onChange({ median })}
      />
      <NumberInput
        label="U"
        rule={CM}
        leastDecimals={CM.decimals}
        value={value.u}
        onChange={(u) => onChange({ u })}
        errorMessage={isTooUncertain(value) ? t`U is greater than Umax` : undefined}
      />
      <NumberInput
        label="Umax"
        rule={CM}
        leastDecimals={CM.decimals}
        value={value.uMax ?? null}
        onChange={(uMax) => onChange({ uMax })}
      />
      <NumberInput
        label="SD"
        rule={CM}
        leastDecimals={CM.decimals}
        value={value.sd}
        onChange={(sd) => onChange({ sd })}
      />
      <div className={css.predominant}>
        <Checkbox
          isSelected={value.predominant}
          onChange={(predominant) => onChange({ predominant })}
        >
          <Trans>Predominant</Trans>
        </Checkbox>
      </div>
      <div className={css.remove}>
        <IconButton icon={Trash2} label={t`Remove ${name}`} onPress={onRemove} />
      </div>
    </fieldset>
  );
}
