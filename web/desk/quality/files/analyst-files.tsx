import { Trans, useLingui } from '@lingui/react/macro';
import { FileArchive, FileSpreadsheet } from 'lucide-react';
import { DecimalNote } from '../../../parts/lists/decimal-note.tsx';
import { saveFile } from '../../../parts/page/save-file.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { periodWorkbook } from './period-workbook.ts';
import { saveTables } from './save-tables.ts';
import { type Period, useAnalystZip } from './use-analyst-zip.ts';
import { useTableWords } from './use-table-words.ts';

/**
 * The downloads of a period: the analyst zip for R, Python and other tools (XPO-1), and the results
 * as a workbook (XPO-8).
 */
export function AnalystFiles(props: { readonly period: Period; readonly facts: QualityFacts }) {
  const { period, facts } = props;
  const { t } = useLingui();
  const saving = useSaving();
  const zip = useAnalystZip(period, facts);
  const words = useTableWords();
  const days = `${period.from}-${period.to}`;
  if (zip.done !== null)
    return (
      <ProgressBar
        label={t`Files for analysis`}
        value={Math.floor(zip.done * 100)}
        cancel={{ label: t`Cancel`, onPress: zip.cancel }}
      />
    );
  return (
    <>
      <Button
        icon={FileSpreadsheet}
        onPress={() =>
          saving(() =>
            zip.ask((of) =>
              saveTables(of, `${t`results`}-${days}`, (tables) =>
                periodWorkbook(tables, words, facts.names.againstCriteria),
              ),
            ),
          )
        }
      >
        <Trans>Results (XLSX)</Trans>
      </Button>
      <Button
        icon={FileArchive}
        onPress={() =>
          saving(() =>
            zip.ask((of) =>
              saveFile(`verdial-analyst-${days}.zip`, 'application/zip', Uint8Array.from(of)),
            ),
          )
        }
      >
        <Trans>Files for analysis (ZIP)</Trans>
      </Button>
      <DecimalNote />
    </>
  );
}
