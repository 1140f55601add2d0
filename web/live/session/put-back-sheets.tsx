import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type * as Y from 'yjs';
import { putBack } from '../../../domain/documents/assessment.document.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** FRM-7: asks before sheets that were left out count again. */
export function PutBackSheets(props: {
  readonly doc: Y.Doc;
  readonly tasters: readonly { readonly id: TasterId; readonly name: string }[];
  readonly replicate: Replicate;
  readonly onClose: () => void;
}) {
  const { doc, tasters, replicate, onClose } = props;
  const { t } = useLingui();
  const show = useToast();
  const [name, count] = [tasters[0]?.name ?? '', tasters.length];
  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t`${plural(count, { one: `Include the sheet of ${name} again?`, other: 'Include # sheets again?' })}`}
      confirmLabel={t`Include again`}
      cancelLabel={t`Cancel`}
      isEveryday
      onConfirm={() => {
        for (const { id } of tasters) putBack(doc, id, replicate);
        show({ text: t`Your request was processed successfully` });
        onClose();
      }}
    >
      <Trans>
        The figures are computed again with it. It can be left out again until the session is
        validated.
      </Trans>
    </Confirm>
  );
}
