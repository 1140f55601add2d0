import { useLingui } from '@lingui/react';
import type { Refusal } from '../../../domain/refusal.ts';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { Note } from '../../ui/note/note.tsx';
import { refusalMessage } from './refusal-message.ts';

/** A refusal in words. */
export function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  return <>{i18n._(refusalMessage(refusal))}</>;
}

/**
 * FRM-22: why what was just sent was refused: announced, and brought into sight. `labels` are the fields of a form by their
 * names on the wire, which are their ids too: where the refusal tells of some, each is named and leads there.
 */
export function RefusalNote({
  refusal,
  labels = {},
}: {
  readonly refusal: Refusal;
  readonly labels?: Readonly<Record<string, string>>;
}) {
  const { i18n } = useLingui();
  const problems = refusedFields(refusal).flatMap((fieldId) => {
    const text = labels[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  if (problems.length > 0)
    return <FieldSummary title={i18n._(refusalMessage(refusal))} problems={problems} />;
  return (
    <Note kind="error" isLive isAnswer>
      <RefusalWords refusal={refusal} />
    </Note>
  );
}

/** The fields of what was sent that a refusal tells of; of a list in a field, the field. */
function refusedFields(refusal: Refusal): readonly string[] {
  if (!('fields' in refusal.data)) return [];
  return [...new Set(refusal.data.fields.map((path) => path.split('.')[0] ?? path))];
}
