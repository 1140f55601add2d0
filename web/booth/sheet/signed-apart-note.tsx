import { Trans, useLingui } from '@lingui/react/macro';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { Note } from '../../ui/note/note.tsx';

/** BTH-46: tells the taster why a sheet that was signed is open again, and what is to be done now. */
export function SignedApartNote({ code }: { readonly code: TastingCode }) {
  const { t } = useLingui();
  return (
    <Note kind="warning" isLive title={t`Sheet ${code} is open again`}>
      <Trans>
        You signed it on one device and marked it on another, and something is missing now. Complete
        it, and sign again.
      </Trans>
    </Note>
  );
}
