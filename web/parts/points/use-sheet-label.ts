import { useLingui } from '@lingui/react/macro';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from './use-sheet-words.ts';

/**
 * React hook that returns a function from a definition to the name of its profile sheet (SHT-1).
 * The name of a panel's own sheet includes the version, since a plan refers to one version (SHT-9).
 */
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
