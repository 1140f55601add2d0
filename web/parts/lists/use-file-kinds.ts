import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../ui/menu/menu.tsx';

/**
 * React hook that returns the menu items of the export formats (LST-15). Each has a note on which
 * programs read it correctly.
 */
export function useFileKinds(): readonly MenuItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'csv',
      label: t`As CSV`,
      note: t`With decimal points, for programs`,
    },
    { id: 'xlsx', label: t`As a workbook (XLSX)`, note: t`For spreadsheets, in any language` },
  ];
}
