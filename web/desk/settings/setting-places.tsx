import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { Link } from '../../ui/link/link.tsx';
import { FURTHER } from './further-groups.ts';
import { settingGroups } from './setting-groups.ts';
import * as css from './settings.css.ts';

/** In-page navigation: links to the groups of settings, next to them on a wide page. */
export function SettingPlaces({ isShown }: { readonly isShown: boolean }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  if (!isShown) return <div />;
  return (
    <nav aria-label={t`Groups of settings`} className={css.places}>
      {[...settingGroups(), ...Object.values(FURTHER)].map(({ id, title }) => (
        <Link key={id} onPress={() => document.getElementById(id)?.scrollIntoView()}>
          {i18n._(title)}
        </Link>
      ))}
    </nav>
  );
}
