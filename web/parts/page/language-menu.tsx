import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Languages } from 'lucide-react';
import { isLocale, LOCALE_CODES, LOCALES } from '../../../domain/words/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { media } from '../../theme/breakpoints.ts';
import { Button } from '../../ui/button/button.tsx';
import { useMedia } from '../../ui/media/use-media.ts';
import { Menu } from '../../ui/menu/menu.tsx';

/**
 * Menu for the language of the page, which can change at any time without losing work. With
 * `short`, for the header of the desk, it shows the two-letter code. On a narrow page `short` shows
 * nothing, since the account menu has the choice.
 */
export function LanguageMenu({ short = false }: { readonly short?: boolean }) {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  const isNarrow = useMedia(media.belowTablet);
  if (short && isNarrow) return null;
  const shown = short ? locale.toUpperCase() : LOCALES[locale].name;
  return (
    <Menu
      label={t`Language`}
      selected={locale}
      items={LOCALE_CODES.map((id) => ({ id, label: LOCALES[id].name }))}
      onAction={(id) => {
        if (isLocale(id)) setLocale(id);
      }}
      trigger={
        <Button
          variant="plain"
          icon={Languages}
          iconEnd={ChevronDown}
          aria-label={t`${shown}, language`}
        >
          {shown}
        </Button>
      }
    />
  );
}
