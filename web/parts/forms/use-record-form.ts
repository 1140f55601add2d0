import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { type FormCheck, type Problems, useFormCheck } from './use-form-check.ts';
import { useRefusedField } from './use-refused-field.ts';
import { useSending } from './use-sending.ts';

/** A record in editing: its input, its validation errors, and the server's refusal. */
export type RecordForm<Fields> = {
  readonly fields: Fields;
  /** The record as it was read from the server. */
  readonly start: Fields;
  readonly set: <Key extends keyof Fields>(key: Key, value: Fields[Key]) => void;
  readonly form: FormCheck<Extract<keyof Fields, string>>;
  readonly changed: boolean;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Whether the refusal is shown at the field that it concerns (FRM-43). */
  readonly isAtField: boolean;
  /** The confirmation before a save, opened when the form is valid (FRM-7). */
  readonly question: {
    readonly isOpen: boolean;
    readonly ask: () => void;
    readonly close: () => void;
    readonly confirm: () => Promise<void>;
  };
  /**
   * Saves these fields over the current version of the server, after the user resolved a conflict.
   */
  readonly saveChosen: (chosen: Fields) => Promise<void>;
  /** Discards the input and starts again from the current version of the server. */
  readonly restart: (fields: Fields) => void;
  /**
   * Set when the user tries to leave with unsaved changes: the two answers to the warning.
   * Otherwise null.
   */
  readonly leaving: { readonly stay: () => void; readonly leave: () => void } | null;
};

/**
 * React hook for the form of a record. It keeps the input through every refusal, and warns before
 * the user leaves with unsaved changes.
 */
export function useRecordForm<Fields extends object, Row>(parts: {
  readonly start: Fields;
  readonly problems: (fields: Fields) => Problems<Extract<keyof Fields, string>>;
  readonly send: (fields: Fields) => Promise<Result<Row>>;
  readonly onSaved: (row: Row) => void | Promise<void>;
  /** The field that a refusal concerns, by the code of the refusal. */
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
