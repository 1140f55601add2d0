import { useLingui } from '@lingui/react/macro';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** SHT-1: what a profile sheet is called; of a panel's own with its version, since a plan names one (SHT-9). */
export function useSheetLabel(): (definition: SheetDefinition) => string {
  const { t } = useLingui();
  const words = useSheetWords();
  return (definition) => {
    const { version, name } = definition;
    if (name !== undefined) {
      const said = words(name);
      return definition.id.startsWith('own-') ? t`${said}, version ${version}` : said;
    }
    return definition.form === 'lines' && definition.hasNotes
      ? t`Training: IOC with notes of perception`
      : t`IOC virgin olive oil`;
  };
}
