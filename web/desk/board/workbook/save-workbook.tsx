import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { useZone } from '../../../i18n/use-zone.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { sessionWorkbook, type WorkbookFacts } from './session-workbook.ts';
import { useWorkbookWords } from './use-workbook-words.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The button that saves the session as a workbook (XPO-7). */
export function SaveWorkbook(of: Omit<WorkbookFacts, 'words' | 'zone'>) {
  const { t } = useLingui();
  const words = useWorkbookWords();
  const zone = useZone();
  const saving = useSaving();
  async function save(): Promise<void> {
    // Lazy loading: few visits export a workbook.
    const { toWorkbook } = await import('../../../parts/lists/write-xlsx.ts');
    const file = await toWorkbook(sessionWorkbook({ ...of, words, zone }));
    saveFile(`${t`session`}-${of.session}.xlsx`, XLSX, file);
  }
  return (
    <Button icon={FileSpreadsheet} variant="quiet" onPress={() => saving(save)}>
      <Trans>Download the session as a workbook (XLSX)</Trans>
    </Button>
  );
}
