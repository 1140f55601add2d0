import { useLingui } from '@lingui/react/macro';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsItem,
  SheetDefinition,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import { keyedAt } from '../../../domain/sheets/keying-lines.ts';
import { isAttributeKey } from '../../../domain/words/attributes.ts';
import { itemOfLine, type KeyingLine } from '../../../domain/words/keying-line.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { type LengthUnit, lengthIn } from './keyed-draft.ts';

/** Texts of a line of a keying: its name and its answer. */
export type LineWords = {
  readonly name: (line: KeyingLine) => string;
  readonly said: (keyed: KeyedAnswers, line: KeyingLine) => string;
};

/**
 * Hook that returns the texts of the lines of a keying: lengths in the unit of keying, points with
 * their maximum.
 */
export function useLineWords(unit: LengthUnit, definition: SheetDefinition): LineWords {
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const words = useSheetWords();
  const itemOf = (line: KeyingLine): PointsItem | undefined =>
    definition.form === 'points'
      ? itemsOf(definition).find(({ key }) => key === itemOfLine(line))
      : undefined;
  const length = (mm: number | undefined): string => {
    const number = lengthIn(unit, mm);
    if (number === null) return t`Blank`;
    return unit === 'mm' ? t`${write.number(number, 0)} mm` : t`${write.number(number, 1)} cm`;
  };
  return {
    name: (line) => {
      if (isAttributeKey(line)) return names.label(line);
      switch (line) {
        case 'fruityKind':
          return t`Fruity: green or ripe`;
        case 'otherDescriptor':
          return t`What the other negative attribute is`;
        case 'smelledOnly':
          return t`Smelled, not tasted`;
        case 'heatingDevice':
          return t`Heating device number`;
      }
      const item = itemOf(line);
      if (item === undefined) return line;
      return item.note === null ? words(item.name) : `${words(item.name)}, ${words(item.note)}`;
    },
    said: (keyed, line) => {
      if (isAttributeKey(line)) return length(keyed.marks[line]);
      const { fruityKind, otherDescriptor } = keyed;
      if (line === 'fruityKind') return fruityKind === null ? '–' : capital(names.kind(fruityKind));
      if (line === 'otherDescriptor')
        return otherDescriptor === null ? '–' : names.label(otherDescriptor);
      if (line === 'smelledOnly') return keyed.smelledOnly ? t`Yes` : t`No`;
      const item = itemOf(line);
      const given = keyedAt(keyed, line);
      if (item === undefined || given === null) return String(given ?? '–');
      return t`${String(given)} of ${item.maximum}`;
    },
  };
}
