import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { BoothFooter } from '../frame/booth-footer.tsx';
import { BoothFrame } from '../frame/booth-frame.tsx';
import { NoBooth } from '../frame/no-booth.tsx';
import { QuietPage } from '../frame/quiet-page.tsx';
import { TrayBooth } from '../session/tray-booth.tsx';
import { WaitingForTray } from '../session/waiting-for-tray.tsx';
import { SignedSheet } from '../signed-sheet/signed-sheet.tsx';
import { type BoothPlace, ownSheetPlace } from '../tray-state/booth-names.ts';
import { readableSheet } from '../tray-state/readable-sheet.ts';
import { useBooth } from '../tray-state/use-booth.ts';

/** The page of one sheet: read-only if it may be read, otherwise the current step of its tray. */
export function BoothSheetPage() {
  const asked = useParams({
    from: '/intra/booth/profilesheet/$taster/$session/$tray/$code/$tasterCode/$sheet',
  });
  const found = ownSheetPlace(useMe(), asked);
  return typeof found === 'string' ? (
    <NoBooth why={found} />
  ) : (
    <OneSheet place={found.place} code={found.code} />
  );
}

function OneSheet({ place, code }: { readonly place: BoothPlace; readonly code: TastingCode }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const view = useBooth(place);
  if (view.kind !== 'booth') return <WaitingForTray view={view} />;
  const { booth } = view;
  if (booth.tray.glasses.every((glass) => glass.code !== code)) return <NoBooth why="no-glass" />;
  const sheet = readableSheet(booth, code);
  if (sheet === null) return <TrayBooth place={place} />;
  const { session, date } = booth.tray;
  const day = formatDay(date, locale);
  return (
    <BoothFrame footer={<BoothFooter />}>
      <QuietPage
        title={<Trans>Your sheet of glass {code}</Trans>}
        acts={
          <LinkButton href={address('/intra/evaluations')} size="booth" icon={ArrowLeft}>
            {t`Your evaluations`}
          </LinkButton>
        }
      >
        <p>
          <Trans>
            Session {session}, {day}
          </Trans>
        </p>
        <SignedSheet sheet={sheet} definition={booth.definition} />
      </QuietPage>
    </BoothFrame>
  );
}
