import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ReopenedNote } from '../glasses/reopened-note.tsx';
import { TrayGlasses } from '../glasses/tray-glasses.tsx';
import { boothHref } from '../tray-state/booth-addresses.ts';
import type { BoothPlace } from '../tray-state/booth-names.ts';
import { isHandedIn } from '../tray-state/glass-state.ts';
import { useStepWords } from '../tray-state/step-words.ts';
import { useBooth } from '../tray-state/use-booth.ts';
import { useStoreUnfinishedTray } from '../tray-state/use-store-unfinished-tray.ts';
import * as style from './own-evaluations-page.css.ts';

/** A session that is open for the taster: its tray, updated live, and the link to it. */
export function PendingSession({
  place,
  onAgain,
}: {
  readonly place: BoothPlace;
  /** Reports whether a sheet of the session is re-opened, to be signed again. */
  readonly onAgain: (session: number, isAgain: boolean) => void;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const words = useStepWords();
  const view = useBooth(place);
  useStoreUnfinishedTray(view);
  const { session } = place;
  const isAgain =
    view.kind === 'booth' &&
    view.booth.glasses.some((glass) => glass.reopened !== undefined && !isHandedIn(glass));
  useEffect(() => onAgain(session, isAgain), [session, isAgain, onAgain]);
  if (view.kind !== 'booth')
    return (
      <section className={style.session}>
        <h2>
          <Trans>Session {session}</Trans>
        </h2>
        <Skeleton label={t`Loading your tray`} />
      </section>
    );
  const { booth } = view;
  const day = formatDay(booth.tray.date, locale);
  const { text, act, isFirst } = words(booth.step);
  return (
    <section className={style.session} aria-labelledby={`session-${session}`}>
      <TrayGlasses booth={booth} />
      {booth.glasses.map((glass) => (
        <ReopenedNote key={glass.code} glass={glass} />
      ))}
      <div className={style.next}>
        <div>
          <h2 id={`session-${session}`}>
            <Trans>
              Session {session}, {day}
            </Trans>
          </h2>
          <p className={style.lede}>{text}</p>
        </div>
        <LinkButton
          href={boothHref(session)}
          size="booth"
          variant={isFirst ? 'primary' : 'secondary'}
          iconEnd={ArrowRight}
        >
          {act}
        </LinkButton>
      </div>
    </section>
  );
}
