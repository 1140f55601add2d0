import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import { whenNoDialogOpen } from '../../ui/when-no-dialog-open.ts';
import { refusalMessage } from '../messages/refusal-message.ts';

/** A refusal that concerns the value of one field, with the error message of that field. */
export type RefusedField<Field extends string> = {
  /** Whether the refusal is shown at a field, so that it needs no inline message. */
  readonly isAtField: boolean;
  /** The error message of a field, while the field still holds the refused value. */
  readonly wordsOf: (field: Field) => string | undefined;
};

/**
 * React hook that shows a refusal at the field that it concerns, and moves the focus there
 * (FRM-43). `about` names the field of each code. The element id of a field is its name, or what
 * `idOf` returns.
 */
export function useRefusedField<Field extends string>(
  refusal: Refusal | null,
  about: Readonly<Partial<Record<RefusalCode, Field>>>,
  fields: Readonly<Record<Field, unknown>>,
  idOf: (field: Field) => string = (field) => field,
): RefusedField<Field> {
  const { i18n } = useLingui();
  const at = refusal === null ? undefined : about[refusal.code];
  const [refused, setRefused] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value at the time of the refusal.
  useEffect(() => {
    setRefused(at === undefined ? null : fields[at]);
    const field = at === undefined ? null : document.getElementById(idOf(at));
    return field === null ? undefined : whenNoDialogOpen(field, () => goToControl(field));
  }, [refusal]);
  return {
    isAtField: at !== undefined,
    wordsOf: (field) =>
      refusal !== null && field === at && fields[field] === refused
        ? i18n._(refusalMessage(refusal))
        : undefined,
  };
}
