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
          CSV has decimal points: Spanish, French or Italian spreadsheets may read 3.575 as 3575.
          Use XLSX.
        </Trans>
      </Text>
    </div>
  );
}
