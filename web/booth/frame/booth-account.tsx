import { useLingui } from '@lingui/react/macro';
import { CircleUser, KeyRound, LogOut, PenLine, Ruler } from 'lucide-react';
import { useSignOutQuestion } from '../../live/sign-out/use-sign-out-question.tsx';
import { address } from '../../parts/page/address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/**
 * The account menu of a taster: calibration, own data, sign-ins, sign-out. The sign-out question
 * names work that is not stored.
 */
export function BoothAccount() {
  const { t } = useLingui();
  const { ask, question } = useSignOutQuestion('sheets');

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
      {question}
    </>
  );
}
