import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { note } from './decimal-note.css.ts';

/**
 * Help text next to the export buttons: which file format a spreadsheet reads correctly (LST-15).
 */
export function DecimalNote() {
  return (
    <div className={note}>
      <Text as="p" tone="muted">
        <Trans>
          The figures of a CSV have decimal points: a Spanish, French or Italian spreadsheet may
          read 3.575 as 3575. It reads the workbook (XLSX) right.
        </Trans>
      </Text>
    </div>
  );
}
