import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { saveTables } from './save-tables.ts';
import { tasterWorkbook } from './taster-workbook.ts';
import { type Period, useAnalystZip } from './use-analyst-zip.ts';
import { useTableWords } from './use-table-words.ts';

/**
 * The button that saves a taster's marks of the period with the panel medians, as a workbook
 * (XPO-9).
 */
export function TasterYear(props: {
  readonly taster: string;
  readonly period: Period;
  readonly facts: QualityFacts;
}) {
  const { taster, period, facts } = props;
  const { t } = useLingui();
  const saving = useSaving();
  const zip = useAnalystZip(period, facts);
  const words = useTableWords();
  if (zip.done !== null)
    return (
      <ProgressBar
        label={t`Marks of the taster`}
        value={Math.floor(zip.done * 100)}
        cancel={{ label: t`Cancel`, onPress: zip.cancel }}
      />
    );
  const name = `${taster}-${period.from}-${period.to}`;
  return (
    <Button
      icon={FileSpreadsheet}
      onPress={() =>
        saving(() =>
          zip.ask((of) => saveTables(of, name, (tables) => tasterWorkbook(taster, tables, words))),
        )
      }
    >
      <Trans>Marks of the taster (XLSX)</Trans>
    </Button>
  );
}
