import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PanelBackup } from '../../../domain/backups/panel-backups.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { fileSize } from '../../parts/files/file-size.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { figure, scroller, table } from './backups.css.ts';

const panelBackupsQuery = () =>
  queryOptions({
    queryKey: ['backups', 'panel'],
    queryFn: ({ signal }) => ask('GET /api/backups', { signal }),
  });

/** Table of the panel's last backups: time, author, period and size (BAK-24). */
export function MadeBackups() {
  const { t } = useLingui();
  const made = useQuery(panelBackupsQuery());
  return (
    <Section title={t`Made last`}>
      <QueryBoundary query={made} lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t`No backups yet`}>
              <Trans>They’ll appear here.</Trans>
            </EmptyState>
          ) : (
            <MadeTable rows={rows} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function MadeTable({ rows }: { readonly rows: readonly PanelBackup[] }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  return (
    <section className={scroller} ref={markOverflow} aria-label={t`Made last`}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Made</Trans>
            </th>
            <th scope="col">
              <Trans>By</Trans>
            </th>
            <th scope="col">
              <Trans>Period</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Sheets</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Size</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, name, from, to, sheets, bytes, partial }) => (
            <tr key={at}>
              <th scope="row">{write.instant(at)}</th>
              <td>{name}</td>
              <td>
                <Trans>
                  {formatDay(from, locale)} to {formatDay(to, locale)}
                </Trans>
                {partial === true && (
                  <>
                    {', '}
                    <Trans>partial</Trans>
                  </>
                )}
              </td>
              <td className={figure}>{write.number(sheets, 0)}</td>
              <td className={figure}>{fileSize(bytes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
