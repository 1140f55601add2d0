import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { wordsSchema } from '../../../domain/sheets/definition/definition-schema.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import type { SheetFields } from './sheet-fields.ts';

type Labels = Readonly<Record<Extract<keyof SheetFields, string>, string>>;

/** Hook that returns the labels of the fields of a sheet's form (FRM-8). */
export function useSheetLabels(): Labels {
  const { t } = useLingui();
  const block = (letter: string): string => t`Block ${letter}`;
  return {
    revision: '',
    form: '',
    name: t`Name of the sheet`,
    hasNotes: t`Room for notes`,
    notes: t`Words below the names`,
    A: block('A'),
    B: block('B'),
    C: block('C'),
    D: block('D'),
    E: block('E'),
    F: block('F'),
  };
}

const words = wordsSchema(1000);
const block = z.object({
  name: words,
  items: z.array(z.object({ name: words, maximum: z.number() })),
});

/** Hook that formats the value of a field of a sheet's form as text (FRM-8). */
export function useSheetFieldWords(): (value: unknown) => string {
  const said = useSheetWords();
  const plain = useValueWords();
  const { semicolon } = useFormat();
  return (value) => {
    const called = words.safeParse(value);
    if (called.success) return Object.values(called.data).filter(Boolean).join(' / ') || '–';
    const part = block.safeParse(value);
    if (part.success)
      return [
        `${said(part.data.name)}:`,
        part.data.items.map(({ name, maximum }) => `${said(name)} ${maximum}`).join(', '),
      ].join(' ');
    const notes = z.record(z.string(), words).safeParse(value);
    if (notes.success)
      return Object.values(notes.data).map(said).filter(Boolean).join(semicolon) || '–';
    return plain(value);
  };
}
