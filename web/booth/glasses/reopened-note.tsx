import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { sentenceEnd } from '../../parts/messages/sentence-end.ts';
import { Note } from '../../ui/note/note.tsx';
import { isHandedIn, type TrayGlass } from '../tray-state/glass-state.ts';

/**
 * The message about a re-opened sheet: who re-opened it, why, and what the taster must do now
 * (EVA-12).
 */
export function ReopenedNote({ glass }: { readonly glass: TrayGlass }) {
  const { t } = useLingui();
  const write = useFormat();
  const { code, reopened } = glass;
  if (reopened === undefined || isHandedIn(glass)) return null;
  const { by, at, reason } = reopened;
  return (
    <Note kind="info" isLive title={t`Sheet ${code} is open again`}>
      <Trans>
        {by} opened it at {write.clock(at)}: “{reason}”
      </Trans>
      {sentenceEnd(reason)} <Trans>Correct it and sign again.</Trans>
    </Note>
  );
}
