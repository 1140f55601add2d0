import { useLingui } from '@lingui/react/macro';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';

/** The text of one gap in a sheet: what is missing or contradictory, and what to do. */
export type GapWords = { readonly title: string; readonly remedy: string };

/**
 * Returns a function that puts the gaps of a sheet into words (EVA-2). Items of points are named by
 * the definition.
 */
export function useGapWords(definition: SheetDefinition): (gap: SheetGap) => GapWords {
  const { t } = useLingui();
  const names = useSheetNames();
  const words = useSheetWords();
  return (gap) => {
    if (gap.code === 'points-blank') {
      const item =
        definition.form === 'points'
          ? itemsOf(definition).find(({ key }) => key === gap.item)
          : undefined;
      const what = item === undefined ? gap.item : words(item.name);
      return { title: t`${what} is blank`, remedy: t`Give whole points; 0 is an answer.` };
    }
    const { code, attribute } = gap;
    const name = attribute === null ? '' : rowName(attribute, names).name;
    switch (code) {
      case 'mark-blank':
        return { title: t`${name} is blank`, remedy: t`Mark the line, or choose “Not perceived”.` };
      case 'fruity-kind-missing':
        return {
          title: t`Fruity is marked, but not green or ripe`,
          remedy: t`Choose one.`,
        };
      case 'fruity-kind-contradicts':
        return {
          title: t`Green or ripe chosen, but fruity not perceived`,
          remedy: t`Clear the choice, or mark the line.`,
        };
      case 'descriptor-missing':
        return {
          title: t`No descriptor for the other negative attribute`,
          remedy: t`Choose the descriptor; it is required.`,
        };
      case 'descriptor-contradicts':
        return {
          title: t`Descriptor chosen, but its line is at 0`,
          remedy: t`Clear the descriptor, or mark the line.`,
        };
      case 'heating-device-missing':
        return {
          title: t`Heating device number is missing`,
          remedy: t`It is beside the glass.`,
        };
    }
  };
}
