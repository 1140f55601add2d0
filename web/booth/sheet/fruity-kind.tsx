import { useLingui } from '@lingui/react/macro';
import { FRUITY_KINDS, type FruityKind, isFruityKind } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';

/** The choice of the fruity kind, green or ripe: required when fruity is perceived (M-SHEET). */
export function FruityKindChoice({
  value,
  onChange,
}: {
  readonly value: FruityKind | null;
  readonly onChange: (kind: FruityKind | null) => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <SegmentedControl
      label={t`Fruity: green or ripe`}
      size="booth"
      isBlankAllowed
      value={value}
      options={FRUITY_KINDS.map((kind) => ({ id: kind, label: capital(names.kind(kind)) }))}
      onChange={(id) => onChange(isFruityKind(id) ? id : null)}
    />
  );
}
