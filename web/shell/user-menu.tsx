import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { ChevronDown, KeyRound, LogOut, PenLine, Ruler, SunMoon } from 'lucide-react';
import { isLocale, LOCALE_CODES, LOCALES } from '../../domain/words/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useSignOutQuestion } from '../live/sign-out/use-sign-out-question.tsx';
import { useMe } from '../parts/http/use-me.ts';
import { roleMessage } from '../parts/messages/role-message.ts';
import { address } from '../parts/page/address.ts';
import { initialsOf, toneOf } from '../parts/page/initials.ts';
import { media } from '../theme/breakpoints.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { useMedia } from '../ui/media/use-media.ts';
import { Menu, type MenuItem } from '../ui/menu/menu.tsx';
import { changeTheme } from './change-theme.ts';

/**
 * The account menu: name and role, own pages, calibration and sign-out. On a narrow page it also
 * has the language and the theme, for which the header has no space.
 */
export function UserMenu() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const me = useMe();
  const { ask, question } = useSignOutQuestion('documents');
  const { locale, setLocale } = useLocale();
  const isNarrow = useMedia(media.belowTablet);
  // Below the desk's width the breadcrumb needs the space more than the name does.
  const hasName = useMedia(media.desk);
  const role = i18n._(roleMessage(me.role));

  const looks: MenuItem[] = [
    { id: 'theme', label: t`Light or dark`, icon: SunMoon, separatorBefore: true },
    ...LOCALE_CODES.map((id) => ({ id, label: LOCALES[id].name, isDisabled: id === locale })),
  ];

  return (
    <>
      <Menu
        label={t`Account`}
        items={[
          { id: 'my-data', label: t`My data`, icon: PenLine, href: address('/intra/users') },
          { id: 'access', label: t`My sign-ins`, icon: KeyRound, href: address('/intra/access') },
          {
            id: 'calibration',
            label: t`Calibrate this screen`,
            icon: Ruler,
            href: address('/intra/calibration'),
          },
          ...(isNarrow ? looks : []),
          { id: 'sign-out', label: t`Sign out`, icon: LogOut, separatorBefore: true },
        ]}
        onAction={(id) => {
          if (id === 'sign-out') ask();
          else if (id === 'theme') changeTheme();
          else if (isLocale(id)) setLocale(id);
        }}
        trigger={
          <Button
            variant="plain"
            iconEnd={ChevronDown}
            aria-label={t`${me.name}, ${role}: account`}
          >
            <span aria-hidden>
              <Avatar initials={initialsOf(me.name)} name={me.name} tone={toneOf(me.user)} />
            </span>
            {hasName && me.name}
          </Button>
        }
      />
      {question}
    </>
  );
}
