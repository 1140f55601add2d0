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

/** BAK-20 to BAK-24: backups of the panel, for leader and assistants. */
export function BackupsPage() {
  const { t } = useLingui();
  const me = useMe();
  const title = t`Backups`;
  usePageTitle(title);
  useCrumbs([{ label: title }]);
  return (
    <Page>
      <PageHeader
        title={title}
        lede={t`Everything of the panel in one file that opens without Verdial. Made while the panel works.`}
      />
      <Split
        sideWidth={320}
        sideLabel={t`About backups`}
        side={
          <Stack gap={6}>
            {me.role === 'jefespanel' && <InstallationBackupsSection />}
            <Section title={t`What is in the file`}>
              <Stack gap={3}>
                <p>
                  <Trans>
                    The registers of tasters and samples with their files, settings and statuses,
                    and the whole audit trail with its proof; of the sessions of the period the
                    plans, the sheets with signatures and versions, and the results. A manifest
                    names each part with its digest.
                  </Trans>
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
          <MakeBackup />
          <MadeBackups />
        </Stack>
      </Split>
    </Page>
  );
}
