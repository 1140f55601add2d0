import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createStatsClient } from '../../stats-worker/client.ts';
import { DecimalNote } from '../parts/lists/decimal-note.tsx';
import { address } from '../parts/page/address.ts';
import { LanguageMenu } from '../parts/page/language-menu.tsx';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { statsPort } from '../parts/stats/stats-port.ts';
import { StatsContext } from '../parts/stats/stats-provider.tsx';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import { FilesPlace } from './files-place.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { RefusedFile } from './refused-file.tsx';
import { SaveResults } from './save-results.tsx';
import { useWorkbench } from './use-workbench.ts';
import * as css from './workbench.css.ts';
import { WorkbenchFigures } from './workbench-figures.tsx';

/**
 * Page of the workbench (calculator): results, duplicates and indexes of a panel's own marks,
 * without an account. Nothing leaves the device (QUA-20).
 */
export function WorkbenchPage() {
  const { t } = useLingui();
  const [client] = useState(() => createStatsClient());
  const [port] = useState(() => statsPort(client));
  useEffect(() => () => client.close(), [client]);
  const bench = useWorkbench(client);
  const { files, found, refusal, progress } = bench;
  usePageTitle(t`Workbench`);
  const hasAny = Object.values(files).some((file) => file !== null) || refusal !== null;
  return (
    <StatsContext value={port}>
      <header className={css.top}>
        <BrandMark word="Verdial" />
        <div className={css.topEnd}>
          <LanguageMenu />
          <LinkButton href={address('/login')}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      </header>
      <main className={css.room}>
        <Page>
          <PageHeader
            title={t`Workbench`}
            lede={t`Results, duplicates and indexes of a panel’s own marks`}
            actions={
              <>
                {found !== null && <SaveResults of={found} />}
                {hasAny && (
                  <Button variant="quiet" icon={X} onPress={bench.clear}>
                    <Trans>Clear</Trans>
                  </Button>
                )}
                {found !== null && <DecimalNote />}
              </>
            }
          />
          <Stack gap={5}>
            <p className={css.local}>
              <Icon of={Lock} size={18} />
              <span>
                <Trans>
                  <strong>Nothing leaves this device.</strong> Files are computed in this browser,
                  without an account, and forgotten when the page closes.
                </Trans>
              </span>
            </p>
            <FilesPlace files={files} onFiles={(chosen) => void bench.take(chosen)} />
            {progress !== null && (
              <ProgressBar
                label={
                  progress.phase === 'reading' ? t`Reading the marks` : t`Computing the figures`
                }
                value={progress.done * 100}
                cancel={{ label: t`Stop`, onPress: bench.stop }}
              />
            )}
            {refusal !== null && <RefusedFile refusal={refusal} />}
            {found !== null && <LeftOutNote of={found} />}
            {found !== null && <WorkbenchFigures of={found} />}
          </Stack>
        </Page>
      </main>
    </StatsContext>
  );
}
