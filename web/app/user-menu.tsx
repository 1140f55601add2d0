import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { ChevronDown, KeyRound, LogOut, PenLine, Ruler } from 'lucide-react';
import { refusalMessage } from '../messages/refusal-message.ts';
import { roleMessage } from '../messages/role-message.ts';
import { Button } from '../ui/button/button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { useMe } from './use-me.ts';
import { useSignOut } from './use-sign-out.ts';

/** The account: who is signed in and as what, one's own pages, calibration, signing out. */
export function UserMenu() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const me = useMe();
  const show = useToast();
  const signOut = useSignOut();
  const role = i18n._(roleMessage(me.role));

  async function leave(): Promise<void> {
    const result = await signOut();
    if (!result.ok) show({ text: i18n._(refusalMessage(result)), isToRead: true });
  }

  return (
    <Menu
      label={t`Account`}
      items={[
        { id: 'my-data', label: t`My data`, icon: PenLine, href: '/intra/users' },
        { id: 'access', label: t`My sign-ins`, icon: KeyRound, href: '/intra/access' },
        {
          id: 'calibration',
          label: t`Calibrate this screen`,
          icon: Ruler,
          href: '/intra/calibration',
        },
        { id: 'sign-out', label: t`Sign out`, icon: LogOut, separatorBefore: true },
      ]}
      onAction={(id) => {
        if (id === 'sign-out') void leave();
      }}
      trigger={
        <Button variant="plain" iconEnd={ChevronDown} aria-label={t`${me.name}, ${role}: account`}>
          {me.name}
        </Button>
      }
    />
  );
}
