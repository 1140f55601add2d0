import { useLingui } from '@lingui/react/macro';
import { SunMoon } from 'lucide-react';
import { media } from '../theme/breakpoints.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { useMedia } from '../ui/media/use-media.ts';
import { changeTheme } from './change-theme.ts';

/**
 * The button that switches between the light and the dark theme. On a narrow page the account menu
 * has it instead.
 */
export function ThemeButton() {
  const { t } = useLingui();
  if (useMedia(media.belowTablet)) return null;
  return <IconButton icon={SunMoon} label={t`Light or dark`} onPress={changeTheme} />;
}
