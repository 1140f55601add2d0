import { Plural, useLingui } from '@lingui/react/macro';
import type * as Y from 'yjs';
import { exclude } from '../../../domain/documents/assessment.document.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** Leaves one or several sheets out of the figures, with a reason that stays beside them. */
export function ExcludeSheets(props: {
  readonly doc: Y.Doc;
  readonly tasters: readonly { readonly id: TasterId; readonly name: string }[];
  readonly replicate: Replicate;
  readonly by: string;
  readonly onClose: () => void;
}) {
  const { doc, tasters, replicate, by, onClose } = props;
  const { t } = useLingui();
  const show = useToast();
  const asked = useReason({
    kept: t`Kept beside the sheet and in the audit trail.`,
    missing: t`Write why the sheet does not count.`,
  });
  const [first] = tasters;
  const count = tasters.length;
  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={
        count === 1 && first !== undefined
          ? t`Invalidate the sheet of ${first.name}?`
          : t`Invalidate ${count} sheets?`
      }
      confirmLabel={t`Invalidate`}
      cancelLabel={t`Cancel`}
      isDanger
      reason={asked}
      onConfirm={(reason) => {
        const at = new Date().toISOString();
        for (const { id } of tasters)
          exclude(doc, { taster: id, replicate, reason: reason.trim(), by, at });
        show({ text: t`Your request was processed successfully` });
        onClose();
      }}
    >
      <Plural
        value={count}
        one="The figures are computed again without it. The sheet stays in the records, and can be included again until the session is validated."
        other="The figures are computed again without them. The sheets stay in the records, and can be included again until the session is validated."
      />
    </Confirm>
  );
}
