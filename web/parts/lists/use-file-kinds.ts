import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../ui/menu/menu.tsx';

/** LST-15: the kinds of file that a table is saved as; which of them a spreadsheet reads right is said beside it. */
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
