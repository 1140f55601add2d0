import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../parts/http/use-me.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Split } from '../../ui/split/split.tsx';
import { InstallationBackupsSection } from './installation-backups-section.tsx';
import { MadeBackups } from './made-backups.tsx';
import { MakeBackup } from './make-backup.tsx';

/** Page of the panel's backups, for leaders and assistants (BAK-20 to BAK-24). */
export function BackupsPage() {
  const { t } = useLingui();
  const me = useMe();
  const isPartial = me.role !== 'jefespanel';
  const title = t`Backups`;
  usePageTitle(title);
  useCrumbs([{ label: title }]);
  return (
    <Page>
      <PageHeader
        title={title}
        lede={
          isPartial
            ? t`What you may read, in one file. Work can go on.`
            : t`The whole panel in one file. Work can go on.`
        }
      />
      <Split
        sideWidth={320}
        sideLabel={t`About backups`}
        side={
          <Stack gap={6}>
            {!isPartial && <InstallationBackupsSection />}
            <Section title={t`What is in the file`}>
              <Stack gap={3}>
                {isPartial && (
                  <p>
                    <Trans>
                      Partial, not restorable. Statuses, settings history and audit trail are for
                      leaders only.
                    </Trans>
                  </p>
                )}
                <p>
                  {isPartial ? (
                    <Trans>
                      Tasters and samples with files, settings. Of the period: plans, signed sheets
                      with versions, results. Signed by the server.
                    </Trans>
                  ) : (
                    <Trans>
                      Tasters and samples with files, settings, statuses, audit trail. Of the
                      period: plans, signed sheets with versions, results. Signed by the server.
                    </Trans>
                  )}
                </p>
                <p>
                  <Trans>Not in it: passwords, second factors, device keys.</Trans>
                </p>
                <p>
                  <Link href="/docs/backup.html">
                    <Trans>How to open it without Verdial</Trans>
                  </Link>
                </p>
              </Stack>
            </Section>
          </Stack>
        }
      >
        <Stack gap={6}>
          <MakeBackup isPartial={isPartial} />
          <MadeBackups />
        </Stack>
      </Split>
    </Page>
  );
}
