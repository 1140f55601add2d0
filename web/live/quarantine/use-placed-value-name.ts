import { useLingui } from '@lingui/react/macro';
import type { PlacedValue } from '../../../domain/documents/quarantined-values.ts';
import { isAttributeKey } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';

/** The name of a value, as the sheet or the desk shows it. */
export function usePlacedValueName(): (placed: PlacedValue) => string {
  const { t } = useLingui();
  const names = useSheetNames();
  return ({ key }) => {
    if (isAttributeKey(key)) return rowName(key, names).name;
    if (key === 'fruityKind') return t`Fruity: green or ripe`;
    if (key === 'otherDescriptor') return t`What the other negative attribute is`;
    if (key === 'smelledOnly') return t`Smelled, not tasted`;
    if (key === 'heatingDevice') return t`Heating device`;
    if (key === 'comments') return t`Comments`;
    return t({ message: 'Notes', context: 'sheet' });
  };
}
