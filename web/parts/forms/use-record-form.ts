import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { type FormCheck, type Problems, useFormCheck } from './use-form-check.ts';
import { useRefusedField } from './use-refused-field.ts';
import { useSending } from './use-sending.ts';

/** A record being edited: what is typed, what is wrong, what the server refused. */
export type RecordForm<Fields> = {
  readonly fields: Fields;
  /** The record as it was read. */
  readonly start: Fields;
  readonly set: <Key extends keyof Fields>(key: Key, value: Fields[Key]) => void;
  readonly form: FormCheck<Extract<keyof Fields, string>>;
  readonly changed: boolean;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** FRM-43: whether the refusal is told at the field it is about. */
  readonly isAtField: boolean;
  /** FRM-7: the question before a save. It is asked when nothing is wrong with the form. */
  readonly question: {
    readonly isOpen: boolean;
    readonly ask: () => void;
    readonly close: () => void;
    readonly confirm: () => Promise<void>;
  };
  /** Saves these fields over what the server has now; for what was chosen after a lost race. */
  readonly saveChosen: (chosen: Fields) => Promise<void>;
  /** Starts over from a record as the server has it now. */
  readonly restart: (fields: Fields) => void;
  /** Somebody tries to leave with changes unsaved: the two answers. */
  readonly leaving: { readonly stay: () => void; readonly leave: () => void } | null;
};

/** Keeps a record form: never loses what was typed, and warns before leaving with unsaved changes. */
export function useRecordForm<Fields extends object, Row>(parts: {
  readonly start: Fields;
  readonly problems: (fields: Fields) => Problems<Extract<keyof Fields, string>>;
  readonly send: (fields: Fields) => Promise<Result<Row>>;
  readonly onSaved: (row: Row) => void | Promise<void>;
  /** The field that a refusal is about, by its code. */
  readonly about?: Readonly<Partial<Record<RefusalCode, Extract<keyof Fields, string>>>>;
}): RecordForm<Fields> {
  const [start, setStart] = useState(parts.start);
  const [fields, setFields] = useState(parts.start);
  const { pending, refusal, refuse, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const isSaved = useRef(false);
  const form = useFormCheck(parts.problems(fields));
  const refused = useRefusedField(refusal, parts.about ?? {}, fields);
  const changed = JSON.stringify(fields) !== JSON.stringify(start);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      changed && !isSaved.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed && !isSaved.current,
    withResolver: true,
  });

  async function save(now: Fields): Promise<void> {
    const result = await send(() => parts.send(now));
    if (result?.ok !== true) return;
    isSaved.current = true;
    setStart(now);
    await parts.onSaved(result.value);
  }

  return {
    fields,
    start,
    set: (key, value) => {
      isSaved.current = false;
      setFields((known) => ({ ...known, [key]: value }));
    },
    form: { ...form, wordsOf: (field) => form.wordsOf(field) ?? refused.wordsOf(field) },
    changed,
    pending,
    refusal,
    isAtField: refused.isAtField,
    question: {
      isOpen: isAsking,
      ask: () => {
        if (!pending && form.check()) setAsking(true);
      },
      close: () => setAsking(false),
      confirm: () => save(fields),
    },
    saveChosen: async (chosen) => {
      setFields(chosen);
      await save(chosen);
    },
    restart: (now) => {
      setStart(now);
      setFields(now);
      refuse(null);
    },
    leaving: blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null,
  };
}
