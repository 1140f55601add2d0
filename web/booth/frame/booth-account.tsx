import { useLingui as useI18n } from '@lingui/react';
import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CircleUser, KeyRound, LogOut, PenLine, Ruler } from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '../../parts/http/use-sign-out.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { address } from '../../parts/page/address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** What a taster may do beside tasting: measure the screen, see one's data, sign out. What is not stored is told first. */
export function BoothAccount() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const show = useToast();
  const signOut = useSignOut();
  const { pools } = useRouter().options.context;
  const [unstored, setUnstored] = useState(0);

  async function leave(): Promise<void> {
    const result = await signOut();
    if (!result.ok) show({ text: i18n._(refusalMessage(result)), isToRead: true });
  }

  function ask(): void {
    const waiting = pools.unstored();
    if (waiting === 0) void leave();
    else setUnstored(waiting);
  }

  return (
    <>
      <Menu
        label={t`Account`}
        items={[
          {
            id: 'calibration',
            label: t`Calibrate this screen`,
            icon: Ruler,
            href: address('/intra/calibration', { search: { returnUrl: '/intra/evaluations' } }),
          },
          {
            id: 'users',
            label: t`My data and signature`,
            icon: PenLine,
            href: address('/intra/users'),
          },
          {
            id: 'access',
            label: t`My login details`,
            icon: KeyRound,
            href: address('/intra/access'),
          },
          { id: 'sign-out', label: t`Sign out`, icon: LogOut, separatorBefore: true },
        ]}
        onAction={(id) => {
          if (id === 'sign-out') ask();
        }}
        trigger={
          <Button variant="plain" size="booth" icon={CircleUser}>
            {t`Account`}
          </Button>
        }
      />
      <Confirm
        isOpen={unstored > 0}
        onOpenChange={(isOpen) => {
          if (!isOpen) setUnstored(0);
        }}
        title={t`Sign out before everything is stored?`}
        confirmLabel={t`Sign out`}
        cancelLabel={t`Stay`}
        onConfirm={leave}
      >
        <Plural
          value={unstored}
          one="# sheet is on this device only. It stays here and is sent when you sign in again on this device."
          other="# sheets are on this device only. They stay here and are sent when you sign in again on this device."
        />
      </Confirm>
    </>
  );
}
