import { useLingui } from '@lingui/react/macro';
import { setSmelledOnly } from '../../../domain/documents/evaluation.document.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/** The checkbox of a taster who smelled a very defective oil and did not taste it (M-SHEET). */
export function SmelledOnly({ sheet }: { readonly sheet: OpenSheet }) {
  const { t } = useLingui();
  return (
    <Checkbox
      size="booth"
      isSelected={sheet.value.smelledOnly}
      onChange={(isSelected) => setSmelledOnly(sheet.doc, isSelected)}
    >
      {t`Smelled, not tasted`}
    </Checkbox>
  );
}
