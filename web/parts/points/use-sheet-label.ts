import { useLingui } from '@lingui/react/macro';
import { sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** SHT-1: what a profile sheet is called, by its id. */
export function useSheetLabel(): (id: string) => string {
  const { t } = useLingui();
  const words = useSheetWords();
  return (id) => {
    const definition = sheetDefinition(id);
    if (definition.form === 'points') return words(definition.name);
    return definition.hasNotes
      ? t`Training: IOC with notes of perception`
      : t`IOC virgin olive oil`;
  };
}
