import { useLingui } from '@lingui/react';
import type { Refusal } from '../../../domain/refusal.ts';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { Note } from '../../ui/note/note.tsx';
import { refusalMessage } from './refusal-message.ts';

/** The message of a refusal, as text. */
export function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  return <>{i18n._(refusalMessage(refusal))}</>;
}

/**
 * Inline message for a refused request (FRM-22). It is announced to screen readers (live region)
 * and scrolled into view. `labels` are a form's labels by field name, which is also the element id.
 * Where the refusal names such fields, the message links to each.
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

/** The form fields that a refusal names. An item of a list counts as its field. */
function refusedFields(refusal: Refusal): readonly string[] {
  if (!('fields' in refusal.data)) return [];
  return [...new Set(refusal.data.fields.map((path) => path.split('.')[0] ?? path))];
}
