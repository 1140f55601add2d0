import { useLingui } from '@lingui/react/macro';
import type { Overwritten } from '../../../../domain/documents/overwritten-values.ts';
import { overwritten } from './plan.css.ts';

/**
 * The overwritten values of the plan by field. `who` names the author by the page's client id, or
 * is null if unknown.
 */
export type WrittenOver = {
  readonly over: ReadonlyMap<string, Overwritten>;
  readonly who: (client: number | null) => string | null;
};

/**
 * The line below a field whose value somebody else overwrote: who, from what to what (PLN-49). It
 * is in the gap between two fields, so that it causes no layout shift.
 */
export function OverwrittenLine(props: {
  readonly writtenOver: WrittenOver;
  readonly field: string;
  /** Formats a value as the field shows it. */
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
