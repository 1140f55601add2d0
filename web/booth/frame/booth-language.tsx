import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { isLocale, LOCALE_CODES, LOCALES, type Locale } from '../../../domain/words/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/** The language menu of the booth. A change of language loses no work. */
export function BoothLanguage({ onChange }: { readonly onChange?: (locale: Locale) => void }) {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  const { name } = LOCALES[locale];
  return (
    <Menu
      label={t`Language`}
      selected={locale}
      items={LOCALE_CODES.map((id) => ({ id, label: LOCALES[id].name }))}
      onAction={(id) => {
        if (!isLocale(id)) return;
        setLocale(id);
        onChange?.(id);
      }}
      trigger={
        <Button variant="plain" size="booth" icon={Languages} aria-label={t`Language: ${name}`}>
          {name}
        </Button>
      }
    />
  );
}
