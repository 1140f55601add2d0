import { useLingui } from '@lingui/react/macro';
import { SunMoon } from 'lucide-react';
import { chooseTheme, shownTheme } from '../theme/theme-choice.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';

/** Light or dark; the choice is kept on this device. */
export function ThemeButton() {
  const { t } = useLingui();
  return (
    <IconButton
      icon={SunMoon}
      label={t`Light or dark`}
      onPress={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}
