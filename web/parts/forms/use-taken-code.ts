import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { alikeKey } from '../../../domain/fields/clean-line.ts';
import { refusalMessage } from '../messages/refusal-message.ts';
import type { FormCheck } from './use-form-check.ts';

/** The parts of a record's form that a taken code concerns. */
type CodeForm = {
  readonly fields: { readonly code: string };
  readonly start: { readonly code: string };
  readonly form: Pick<FormCheck<'code'>, 'left' | 'wordsOf' | 'check'>;
  readonly question: { readonly ask: () => void };
};

/**
 * React hook that adds to the form of a record: once the code was left, its field says that another
 * record has it, and the form is not sent with it (FRM-49). `find` searches the register. Of a code
 * that this does not know the server decides.
 */
export function useTakenCode<Form extends CodeForm>(
  record: Form,
  find: (code: string) => Promise<readonly { readonly code: string }[]>,
): Form {
  const { i18n } = useLingui();
  const [taken, setTaken] = useState<string | null>(null);
  const { code } = record.fields;

  async function look(): Promise<void> {
    const key = alikeKey(code);
    if (key === '' || key === alikeKey(record.start.code)) return;
    const rows = await find(code.trim());
    setTaken(rows.some((row) => alikeKey(row.code) === key) ? code : null);
  }

  return {
    ...record,
    question: {
      ...record.question,
      ask: () => {
        if (code === taken) record.form.check();
        else record.question.ask();
      },
    },
    form: {
      ...record.form,
      left: (field) => {
        record.form.left(field);
        // Without an answer nothing is said: the server refuses the code when it is saved.
        if (field === 'code') look().catch(() => {});
      },
      wordsOf: (field) =>
        record.form.wordsOf(field) ??
        (field === 'code' && code === taken
          ? i18n._(refusalMessage({ code: 'code-taken', data: { code: code.trim() } }))
          : undefined),
    },
  };
}
