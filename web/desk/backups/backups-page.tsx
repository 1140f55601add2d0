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
import { InstallationBackupsSection } from './installation-backups.tsx';
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
            ? t`What you may read of the panel in one file that opens without Verdial. Made while the panel works.`
            : t`Everything of the panel in one file that opens without Verdial. Made while the panel works.`
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
                      An assistant’s backup is partial and cannot be restored: statuses, the
                      settings book and the audit trail are for leaders alone.
                    </Trans>
                  </p>
                )}
                <p>
                  {isPartial ? (
                    <Trans>
                      The registers of tasters and samples with their files and the settings; of the
                      sessions of the period the plans, the sheets with signatures and versions, and
                      the results. A manifest names each part with its digest, and the server signs
                      the file.
                    </Trans>
                  ) : (
                    <Trans>
                      The registers of tasters and samples with their files, settings and statuses,
                      and the whole audit trail with its proof; of the sessions of the period the
                      plans, the sheets with signatures and versions, and the results. A manifest
                      names each part with its digest, and the server signs the file.
                    </Trans>
                  )}
                </p>
                <p>
                  <Trans>Passwords, second factors and the keys of devices are not in it.</Trans>
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
