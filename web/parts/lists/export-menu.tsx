import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { ExportKind } from './use-export.ts';
import { useFileKinds } from './use-file-kinds.ts';

/** Menu that exports a list, or its selected rows, as CSV or as a workbook (LST-3). */
export function ExportMenu({
  chosen,
  pending,
  save,
}: {
  /** The number of selected rows; without it the whole list is exported. */
  readonly chosen?: number;
  readonly pending: boolean;
  readonly save: (kind: ExportKind) => void;
}) {
  const { t } = useLingui();
  const kinds = useFileKinds();
  const look = chosen === undefined ? {} : ({ size: 'dense', variant: 'quiet' } as const);
  const words = chosen === undefined ? <Trans>Export</Trans> : <Trans>Export {chosen}</Trans>;
  return (
    <Menu
      label={t`Export`}
      items={kinds}
      onAction={(id) => save(id === 'xlsx' ? 'xlsx' : 'csv')}
      trigger={
        <Button {...look} icon={Download} iconEnd={ChevronDown} pending={pending}>
          {pending ? <Trans>Exporting</Trans> : words}
        </Button>
      }
    />
  );
}
