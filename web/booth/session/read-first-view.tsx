import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BoothLanguage } from '../frame/booth-language.tsx';
import { QuietPage } from '../frame/quiet-page.tsx';

/** The page that a taster reads before working on a re-opened sheet (BTH-48). */
export function ReadFirstView({
  code,
  header,
  notes,
  onRead,
  children,
}: {
  readonly code: TastingCode;
  readonly header: ReactNode;
  /** Other messages, as on the sheet. */
  readonly notes: ReactNode;
  readonly onRead: () => void;
  /** The reason why the sheet is re-opened. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <BoothShell align="fill" header={header} notes={notes} footer={<BoothLanguage />}>
      <QuietPage
        title={<Trans>Read this before glass {code}</Trans>}
        acts={
          <Button variant="primary" size="booth" icon={Check} onPress={onRead}>
            {t`Understood`}
          </Button>
        }
      >
        {children}
      </QuietPage>
    </BoothShell>
  );
}
