import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  backupTrouble,
  type InstallationBackups,
} from '../../../domain/backups/installation-backups.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { regionOf } from '../../i18n/choose-locale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { fileSize } from '../../parts/files/file-size.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats how long ago a timestamp was: in minutes below an hour, in hours below two days, then in
 * days.
 */
function ageWords(at: string, now: number, locale: Locale): string {
  const age = Math.max(0, now - Date.parse(at));
  const words = new Intl.RelativeTimeFormat(regionOf(locale), { numeric: 'always' });
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return words.format(-Math.floor(age / DAY), 'day');
}

/** Polling interval in ms. */
const OFTEN = 60_000;

/** Query of the state of the installation's backups, which polls the server (BAK-49). */
export const installationBackupsQuery = () =>
  queryOptions({
    queryKey: ['backups', 'installation'],
    queryFn: ({ signal }) => ask('GET /api/backups/installation', { signal }),
    refetchInterval: OFTEN,
  });

/**
 * Section with the age of the backups of the whole installation, for a panel leader, who cannot
 * make them (BAK-49).
 */
export function InstallationBackupsSection() {
  const { t } = useLingui();
  const query = useQuery(installationBackupsQuery());
  return (
    <Section title={t`Backups of the whole installation`}>
      <QueryBoundary query={query} lines={4}>
        {(backups) => <InstallationBackupsFacts backups={backups} now={query.dataUpdatedAt} />}
      </QueryBoundary>
    </Section>
  );
}

/** Presentational part of the section (BAK-49). `now` is in ms since 1970. */
export function InstallationBackupsFacts({
  backups,
  now,
}: {
  readonly backups: InstallationBackups;
  readonly now: number;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  const { schedule, made, verified, restored } = backups;
  const instant = (at: string) => write.instant(at);
  const age = (at: string) => ageWords(at, now, locale);
  const file = (read: { readonly at: string; readonly made: string } | null) =>
    read === null ? (
      <Trans>never</Trans>
    ) : (
      <Trans>
        {age(read.at)}: the backup of {instant(read.made)}
      </Trans>
    );
  return (
    <Stack gap={3}>
      <Warning backups={backups} now={now} />
      <DefinitionList
        layout="stack"
        items={[
          {
            term: t`Last backup`,
            value:
              made === null ? (
                <Trans>none yet</Trans>
              ) : made.bytes === null ? (
                <Trans>
                  {age(made.at)}: {instant(made.at)}
                </Trans>
              ) : (
                <Trans>
                  {age(made.at)}: {instant(made.at)}, {fileSize(made.bytes, locale)}
                </Trans>
              ),
          },
          { term: t`Last read to its end`, value: file(verified) },
          { term: t`Last restored as a trial`, value: file(restored) },
          {
            term: t`Automatic backups`,
            value:
              schedule === null ? (
                <Trans>none: made by hand</Trans>
              ) : (
                <Trans>
                  <Plural value={schedule.everyHours} one="every hour" other="every # hours" />,{' '}
                  <Plural
                    value={schedule.keep}
                    one="the last one is kept"
                    other="the last # are kept"
                  />
                </Trans>
              ),
          },
        ]}
      />
      <Text as="p" size={13} tone="muted">
        <Trans>They hold every panel; the server’s administrator restores them.</Trans>
      </Text>
    </Stack>
  );
}

/** Warning that the last attempt failed, or that the last backup is too old. */
function Warning({
  backups,
  now,
}: {
  readonly backups: InstallationBackups;
  readonly now: number;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const trouble = backupTrouble(backups, now);
  if (trouble === null) return null;
  if (trouble === 'failed' && backups.failed !== null)
    return (
      <Note kind="error" title={t`The last backup failed`}>
        <Trans>
          Tried on {write.instant(backups.failed.at)}, will be tried again. Tell the server’s
          administrator: the log has the reason.
        </Trans>
      </Note>
    );
  return (
    <Note kind="warning" title={t`The last backup is too old`}>
      <Trans>Tell the administrator of the server.</Trans>
    </Note>
  );
}
