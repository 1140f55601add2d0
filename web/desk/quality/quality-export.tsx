import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download, Printer } from 'lucide-react';
import { toCsv } from '../../../domain/files/write-csv.ts';
import { asCells, asLines } from '../../parts/lists/export-list.ts';
import type { ListColumn } from '../../parts/lists/register-column.ts';
import { useFileKinds } from '../../parts/lists/use-file-kinds.ts';
import { saveFile } from '../../parts/page/save-file.ts';
import { useSaving } from '../../parts/page/use-saving.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import * as styles from './quality-paper.css.ts';

const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The menu that exports the table of a page as CSV or as a workbook, or prints the page (QUA-4).
 */
export function QualityExport<Row>(props: {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
}) {
  const { name, title, columns, rows } = props;
  const { t } = useLingui();
  const saving = useSaving();
  const kinds = useFileKinds();
  async function saveWorkbook(): Promise<void> {
    // Lazy loading: few visits export a workbook.
    const { toXlsx } = await import('../../parts/lists/write-xlsx.ts');
    saveFile(`${name}.xlsx`, XLSX, await toXlsx(title, asCells(columns, rows)));
  }
  function save(kind: string): void | Promise<void> {
    if (kind === 'csv') saveFile(`${name}.csv`, CSV, toCsv(asLines(columns, rows)));
    else return saveWorkbook();
  }
  return (
    <div className={styles.acts} data-screen-only="">
      <Menu
        label={t`Export`}
        trigger={
          <Button icon={Download} iconEnd={ChevronDown} isDisabled={rows.length === 0}>
            <Trans>Export</Trans>
          </Button>
        }
        items={kinds}
        onAction={(kind) => saving(() => save(kind))}
      />
      <Button icon={Printer} onPress={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}
