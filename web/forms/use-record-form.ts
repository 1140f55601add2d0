import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Refusal, Result } from '../../domain/refusal.ts';
import { type FormCheck, type Problems, useFormCheck } from './use-form-check.ts';

/** A record being edited: what is typed, what is wrong, what the server refused. */
export type RecordForm<Fields> = {
  readonly fields: Fields;
  readonly set: <Key extends keyof Fields>(key: Key, value: Fields[Key]) => void;
  readonly form: FormCheck<Extract<keyof Fields, string>>;
  readonly changed: boolean;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Saves when nothing is wrong; `over` lets one field, the revision, be another. */
  readonly save: (over?: Partial<Fields>) => Promise<void>;
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
}): RecordForm<Fields> {
  const [start, setStart] = useState(parts.start);
  const [fields, setFields] = useState(parts.start);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isSaved = useRef(false);
  const form = useFormCheck(parts.problems(fields));
  const changed = JSON.stringify(fields) !== JSON.stringify(start);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      changed && !isSaved.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed && !isSaved.current,
    withResolver: true,
  });

  async function save(over: Partial<Fields> = {}): Promise<void> {
    if (pending || !form.check()) return;
    setPending(true);
    setRefusal(null);
    const result = await parts.send({ ...fields, ...over });
    setPending(false);
    if (!result.ok) return setRefusal(result);
    isSaved.current = true;
    setStart(fields);
    await parts.onSaved(result.value);
  }

  return {
    fields,
    set: (key, value) => {
      isSaved.current = false;
      setFields((known) => ({ ...known, [key]: value }));
    },
    form,
    changed,
    pending,
    refusal,
    save,
    restart: (now) => {
      setStart(now);
      setFields(now);
      setRefusal(null);
    },
    leaving: blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null,
  };
}
