import { useLingui } from '@lingui/react/macro';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';

/**
 * Returns a function that names lines of a sheet, given as `map.key`, in the order of its
 * definition. Unknown lines are left out.
 */
export function useLineNames(definition: SheetDefinition) {
  const { t } = useLingui();
  const attributes = useSheetNames();
  const words = useSheetWords();
  const known =
    definition.form === 'points'
      ? itemsOf(definition).map(({ key, name }) => ({ line: `points.${key}`, name: words(name) }))
      : definition.items.map(({ attribute }) => ({
          line: `marks.${attribute}`,
          name: attributes.label(attribute),
        }));
  const all = [
    ...known,
    { line: 'fields.fruityKind', name: t`Green or ripe` },
    { line: 'fields.otherDescriptor', name: t`Descriptor` },
    { line: 'fields.smelledOnly', name: t`Smelled, not tasted` },
    { line: 'fields.heatingDevice', name: t`Heating device` },
    { line: 'fields.notes', name: t`Notes of perception` },
    { line: 'fields.comments', name: t`Comments` },
  ];
  return (lines: readonly string[]): readonly string[] =>
    all.filter(({ line }) => lines.includes(line)).map(({ name }) => name);
}
