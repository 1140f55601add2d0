import { useLingui } from '@lingui/react/macro';
import {
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  isDescriptorKey,
} from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { DescriptorPicker } from '../../ui/descriptor-picker/descriptor-picker.tsx';

/** The choice of the descriptor for "other negative": required when that is perceived (M-SHEET). */
export function OtherDescriptor({
  value,
  placement,
  onChange,
}: {
  readonly value: DescriptorKey | null;
  readonly placement: 'aside' | 'below';
  readonly onChange: (descriptor: DescriptorKey | null) => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <DescriptorPicker
      label={t`What the other negative attribute is`}
      hint={t`Choose the descriptor (required)`}
      chooseLabel={t`Choose`}
      closeLabel={t`Close`}
      placement={placement}
      options={DESCRIPTOR_KEYS.map((key) => ({ id: key, label: names.label(key) }))}
      value={value}
      onChange={(id) => onChange(isDescriptorKey(id) ? id : null)}
    />
  );
}
