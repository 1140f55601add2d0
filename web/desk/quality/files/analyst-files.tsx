import { Trans, useLingui } from '@lingui/react/macro';
import { FileArchive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../parts/http/use-me.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { fetchAnalystZip } from './fetch-analyst-zip.ts';

/** XPO-1: the answers of the period shown, with what is computed of them, for R, Python and others, in one file. */
export function AnalystFiles({
  period,
}: {
  readonly period: { readonly from: string; readonly to: string };
}) {
  const { t } = useLingui();
  const stats = useStats();
  const { panel } = useMe();
  const saving = useSaving();
  const [done, setDone] = useState<number | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function save(): Promise<void> {
    const abort = new AbortController();
    going.current = abort;
    setDone(0);
    try {
      const of = { panel: panel.name, period, at: new Date() };
      const zip = await fetchAnalystZip(stats, of, abort.signal, setDone);
      const name = `verdial-analyst-${period.from}-${period.to}.zip`;
      saveFile(name, 'application/zip', Uint8Array.from(zip));
    } catch (problem) {
      if (!abort.signal.aborted) throw problem;
    } finally {
      setDone(null);
    }
  }

  if (done !== null)
    return (
      <ProgressBar
        label={t`Files for analysis`}
        value={Math.floor(done * 100)}
        cancel={{ label: t`Cancel`, onPress: () => going.current?.abort() }}
      />
    );
  return (
    <Button icon={FileArchive} onPress={() => saving(save)}>
      <Trans>Files for analysis (ZIP)</Trans>
    </Button>
  );
}
