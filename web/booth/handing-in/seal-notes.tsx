import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '../../../domain/refusal.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { Note } from '../../ui/note/note.tsx';
import type { TrayGlass } from '../tray-state/glass-state.ts';

/**
 * Warnings about sheets that the server refused to seal, with the reason. The sheets stay signed
 * here, and the leader sees them.
 */
export function SealNotes({
  glasses,
  refusals,
}: {
  readonly glasses: readonly TrayGlass[];
  readonly refusals: ReadonlyMap<TastingCode, Refusal>;
}) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  return glasses
    .filter(({ state }) => state.kind === 'signed')
    .map(({ code }) => {
      const refusal = refusals.get(code);
      return refusal === undefined ? null : (
        <Note key={code} kind="warning" isLive title={t`Sheet ${code} is not sealed yet`}>
          {i18n._(refusalMessage(refusal))}
        </Note>
      );
    });
}
