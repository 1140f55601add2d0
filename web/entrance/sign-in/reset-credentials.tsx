import { plural } from '@lingui/core/macro';
import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../parts/http/account.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { ActionFailed } from '../../ui/confirm/action-failed.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Note } from '../../ui/note/note.tsx';
import { flush } from '../layout/entrance-layout.css.ts';

/**
 * The button that makes this device forget the accounts that signed in here, after a confirmation
 * (ACC-74, ACC-123). It then says how much work stays because the server does not have it yet.
 */
export function ResetCredentials({ onReset }: { readonly onReset: () => void }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const router = useRouter();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [kept, setKept] = useState<number | null>(null);

  async function reset(): Promise<void> {
    const ended = await signOut();
    // A session that could not be ended would stay open on a device that claims to know nobody.
    if (!ended.ok && ended.code !== 'signed-out')
      throw new ActionFailed(i18n._(refusalMessage(ended)));
    const { pools } = router.options.context;
    const waiting = await pools.forget().catch(() => null);
    if (waiting === null)
      throw new ActionFailed(t`The browser kept its data. Close other tabs and try again.`);
    queries.clear();
    setKept(waiting);
    setAsked(false);
    onReset();
  }

  return (
    <>
      {kept === null ? (
        <div className={flush}>
          <Button variant="quiet" onPress={() => setAsked(true)}>
            <Trans>Reset credentials</Trans>
          </Button>
        </div>
      ) : (
        <Note kind="success" isLive title={t`This device remembers nobody`}>
          {kept === 0
            ? t`Nothing waited here to be stored.`
            : t`${plural(kept, {
                one: 'Unsent work of # account stays here, sealed, until it signs in again.',
                other: 'Unsent work of # accounts stays here, sealed, until they sign in again.',
              })}`}
        </Note>
      )}
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Forget who signed in on this device?`}
        confirmLabel={t`Reset credentials`}
        cancelLabel={t`Cancel`}
        onConfirm={reset}
      >
        <Trans>
          Forgets user name, session and what was read here. Calibration, language and look stay;
          unsent marks too, sealed until their account signs in.
        </Trans>
      </Confirm>
    </>
  );
}
