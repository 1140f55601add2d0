import { useLingui } from '@lingui/react/macro';
import { isSheetId, SHEET_DEFINITIONS } from '../../../domain/sheets/definition/definitions.ts';
import { useSheetLabel } from '../points/use-sheet-label.ts';

const OWN_SHEET = /^own-(\d+)-(\d+)$/;

/**
 * React hook that returns the label of a value in the audit trail that was chosen from a list
 * (AUD-13). Null for any other value.
 */
export function useValueNames(): (value: string) => string | null {
  const { t } = useLingui();
  const sheetLabel = useSheetLabel();
  const names: Readonly<Record<string, string>> = {
    'wrong-glass': t`Wrong glass`,
    help: t`Help`,
    ahead: t`ahead`,
    behind: t`behind`,
    final: t`final`,
    'person-decides': t`a person must decide`,
    'further-analyses': t`further analyses are asked for`,
    kept: t`kept`,
    broken: t`not kept`,
    again: t`opened again`,
    accepted: t`Accepted`,
    rejected: t`Rejected`,
    reopened: t({ message: 'Reopened', context: 'tasting day' }),
    median: t`Median`,
    mean: t`Mean`,
    trimmedMean: t`Trimmed mean`,
    defectAndFruity: t`Predominant defect plus fruity`,
    classified: t`Classified attribute`,
    'verdial-method-1': t`Version 1`,
    'verdial-method-2': t`Version 2`,
    'verdial-method-3': t`Version 3`,
    type7: t`Interpolated (type 7), as spreadsheets do`,
    type2: t`Literal reading (type 2)`,
    unsigned: t`not signed`,
    'another-key': t`of another key`,
    signed: t`of a known key`,
    first: t`First assessment`,
    second: t`Second assessment`,
  };
  return (value) => {
    if (isSheetId(value)) return sheetLabel(SHEET_DEFINITIONS[value]);
    const [, sheet, version] = OWN_SHEET.exec(value) ?? [];
    if (sheet !== undefined && version !== undefined)
      return t`The panel’s own sheet ${sheet}, version ${version}`;
    return names[value] ?? null;
  };
}
