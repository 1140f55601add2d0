import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import { whenNoDialogOpen } from '../../ui/when-no-dialog-open.ts';
import { refusalMessage } from '../messages/refusal-message.ts';

/** A refusal that is about what stands in one field, and whose words it gets. */
export type RefusedField<Field extends string> = {
  /** Whether the refusal is said at a field, and needs no note of its own. */
  readonly isAtField: boolean;
  /** The words under a field, as long as it holds what was refused. */
  readonly wordsOf: (field: Field) => string | undefined;
};

/**
 * FRM-43: says a refusal at the field it is about, and goes there. `about` names the field of each code; a field's `id` is
 * its name, or as `idOf` has it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood in the field when it was refused.
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
