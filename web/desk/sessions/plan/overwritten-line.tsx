import { useLingui } from '@lingui/react/macro';
import type { Overwritten } from '../../../../domain/documents/overwritten-values.ts';
import { overwritten } from './plan.css.ts';

/** What was written over of the plan, by field, and the name of whoever did by the number of the page; null where it is not known. */
export type WrittenOver = {
  readonly over: ReadonlyMap<string, Overwritten>;
  readonly who: (client: number | null) => string | null;
};

/**
 * PLN-49: one line below a field whose value somebody else has written over: who did, from what to what. It stands in the room between
 * two fields, so that nothing moves for it.
 */
export function OverwrittenLine(props: {
  readonly writtenOver: WrittenOver;
  readonly field: string;
  /** A value of the field as the field shows it. */
  readonly words: (value: unknown) => string;
}) {
  const { writtenOver, field, words } = props;
  const { t } = useLingui();
  const of = writtenOver.over.get(field);
  if (of === undefined) return null;
  const [name, from, to] = [writtenOver.who(of.by), words(of.mine), words(of.now)];
  const text =
    name === null ? t`Changed from ${from} to ${to}` : t`${name} changed ${from} to ${to}`;
  return (
    <p className={overwritten} role="status" title={text}>
      {text}
    </p>
  );
}
