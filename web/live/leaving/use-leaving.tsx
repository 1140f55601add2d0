import { useLingui as useI18n } from '@lingui/react';
import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSignOut } from '../../parts/http/use-sign-out.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** Signing out: at once when the server holds everything; what is on this device only is told first, and stays. `work` is what it is called here. */
export function useLeaving(work: 'sheets' | 'documents'): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const show = useToast();
  const signOut = useSignOut();
  const { pools } = useRouter().options.context;
  const [{ unstored, asides }, setHere] = useState({ unstored: 0, asides: 0 });

  async function leave(): Promise<void> {
    const result = await signOut();
    if (!result.ok) show({ text: i18n._(refusalMessage(result)), isToRead: true });
  }

  async function ask(): Promise<void> {
    // What is just being stored, or was not looked at yet, is not told as lacking.
    await pools.untilStored();
    const found = { unstored: pools.unstored(), asides: pools.asides() };
    if (found.unstored + found.asides === 0) await leave();
    else setHere(found);
  }

  const question = (
    <Confirm
      isOpen={unstored + asides > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) setHere({ unstored: 0, asides: 0 });
      }}
      title={t`Sign out before everything is stored?`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Stay`}
      onConfirm={leave}
    >
      <Stack gap={2}>
        {unstored === 0 ? null : work === 'documents' ? (
          <span>
            <Plural
              value={unstored}
              one="# document holds changes that are on this device only. They stay here and are sent when you sign in again on this device."
              other="# documents hold changes that are on this device only. They stay here and are sent when you sign in again on this device."
            />
          </span>
        ) : (
          <span>
            <Plural
              value={unstored}
              one="# sheet is on this device only. It stays here and is sent when you sign in again on this device."
              other="# sheets are on this device only. They stay here and are sent when you sign in again on this device."
            />
          </span>
        )}
        {asides === 0 ? null : (
          <span>
            <Plural
              value={asides}
              one="# copy from before the server was set back waits for your decision. It stays here until you sign in again on this device."
              other="# copies from before the server was set back wait for your decision. They stay here until you sign in again on this device."
            />
          </span>
        )}
      </Stack>
    </Confirm>
  );
  return { ask: () => void ask(), question };
}
