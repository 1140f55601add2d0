import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { isLocale, LOCALES, type Locale } from '../../../domain/words/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/** The language menu of the booth. A change of language loses no work. */
export function BoothLanguage({ onChange }: { readonly onChange?: (locale: Locale) => void }) {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  return (
    <Menu
      label={t`Language`}
      selected={locale}
      items={Object.entries(LOCALES).map(([id, label]) => ({ id, label }))}
      onAction={(id) => {
        if (!isLocale(id)) return;
        setLocale(id);
        onChange?.(id);
      }}
      trigger={
        <Button
          variant="plain"
          size="booth"
          icon={Languages}
          aria-label={t`Language: ${LOCALES[locale]}`}
        >
          {LOCALES[locale]}
        </Button>
      }
    />
  );
}
