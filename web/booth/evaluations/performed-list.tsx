import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { formatDay } from '../../i18n/format-date.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { ownSheetHref, panelComparisonHref } from '../tray-state/booth-addresses.ts';
import * as style from './own-evaluations-page.css.ts';
import type { OwnEvaluations } from './stored-evaluations.ts';

/** Page size of the server, in rows. */
const PAGE = 25;

/**
 * The list of handed-in sheets, newest first, with pagination. Sheets of a session that is still
 * open cannot be read again: they would anchor later marks.
 */
export function PerformedList({
  performed: { rows, total },
  running,
  besidePanel,
  figuresAllowed,
  page,
  onPage,
}: {
  readonly performed: OwnEvaluations['performed'];
  readonly running: readonly number[];
  /** Sessions whose panel figures are released; each has one link (QUA-32). */
  readonly besidePanel: readonly number[];
  /**
   * Whether the panel lets tasters see figures. If so, and a listed session is not released, the
   * list says what to wait for (QUA-31).
   */
  readonly figuresAllowed: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  const me = useMe();
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const isFirst = (index: number): boolean => rows[index - 1]?.session !== rows[index]?.session;
  return (
    <section className={style.past} aria-labelledby="performed">
      <h2 id="performed">
        <Trans>Performed</Trans>
      </h2>
      {figuresAllowed && rows.some(({ session }) => !besidePanel.includes(session)) && (
        <p className={style.lede}>
          <Trans>Opens when the leader releases the figures.</Trans>
        </p>
      )}
      {rows.length === 0 ? (
        <p className={style.lede}>
          <Trans>What you hand in is listed here.</Trans>
        </p>
      ) : (
        <ul>
          {rows.map((row, index) => {
            const { session, code, sealedAt, keyedBy } = row;
            const day = formatDay(row.date, locale);
            return (
              <li key={`${session} ${code}`} className={style.row}>
                <b className={style.code}>{code}</b>
                <span className={style.lede}>
                  <Trans>
                    Session {session}, {day}
                  </Trans>
                </span>
                {sealedAt !== null && (
                  <StateMark state="done">{t`Stored ${write.instant(sealedAt)}`}</StateMark>
                )}
                {/* A list stored by an older version of the program lacks this field. */}
                {keyedBy != null && (
                  <span className={style.paper}>
                    <Trans>Filled in on paper, keyed in by {keyedBy}</Trans>
                  </span>
                )}
                <span className={style.read}>
                  {besidePanel.includes(session) && isFirst(index) && (
                    <LinkButton
                      variant="quiet"
                      size="booth"
                      href={panelComparisonHref(session)}
                      aria-label={t`Session ${session} beside the panel`}
                    >
                      {t`Beside the panel`}
                    </LinkButton>
                  )}
                  {!running.some((one) => one === session) && (
                    <LinkButton
                      variant="quiet"
                      size="booth"
                      href={ownSheetHref(me.taster?.id ?? '', session, row)}
                      aria-label={t`Read the sheet of glass ${code}, session ${session}`}
                    >
                      {t`Read`}
                    </LinkButton>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {pages > 1 && (
        <div className={style.pages}>
          <Button
            size="booth"
            icon={ArrowLeft}
            isDisabled={page <= 1}
            onPress={() => onPage(page - 1)}
          >{t`Newer`}</Button>
          <span>{t`Page ${page} of ${pages}`}</span>
          <Button
            size="booth"
            iconEnd={ArrowRight}
            isDisabled={page >= pages}
            onPress={() => onPage(page + 1)}
          >{t`Older`}</Button>
        </div>
      )}
    </section>
  );
}
