import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Languages } from 'lucide-react';
import { isLocale, LOCALES } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Button } from '../ui/button/button.tsx';
import { Menu } from '../ui/menu/menu.tsx';

/** The choice of language; works at any time without losing work. `short` shows its two letters. */
export function LanguageMenu({ short = false }: { readonly short?: boolean }) {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  return (
    <Menu
      label={t`Language`}
      selected={locale}
      items={Object.entries(LOCALES).map(([id, label]) => ({ id, label }))}
      onAction={(id) => {
        if (isLocale(id)) setLocale(id);
      }}
      trigger={
        <Button
          variant="plain"
          icon={Languages}
          iconEnd={ChevronDown}
          aria-label={t`Language: ${LOCALES[locale]}`}
        >
          {short ? locale.toUpperCase() : LOCALES[locale]}
        </Button>
      }
    />
  );
}
