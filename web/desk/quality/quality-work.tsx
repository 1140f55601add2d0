import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import type { QualityState } from './facts/use-quality.ts';

/**
 * The placeholder for figures that are not there: progress with a cancel button, stopped, or failed
 * with the error.
 */
export function QualityWork({ of }: { readonly of: Exclude<QualityState, { state: 'ready' }> }) {
  const { t } = useLingui();
  if (of.state === 'working') {
    const { progress, stop } = of;
    const cancel = { label: t`Stop`, onPress: stop };
    if (progress?.phase !== 'months')
      return (
        <ProgressBar
          label={t`Computing the figures`}
          value={progress === null ? null : progress.done * 100}
          cancel={cancel}
        />
      );
    const { read, of: all } = progress;
    return (
      <ProgressBar
        label={t`Reading the months`}
        value={read}
        maxValue={all}
        valueText={t`${read} of ${all}`}
        cancel={cancel}
      />
    );
  }
  const again = (
    <Button onPress={of.goOn}>
      {of.state === 'stopped' ? <Trans>Go on</Trans> : <Trans>Try again</Trans>}
    </Button>
  );
  if (of.state === 'stopped')
    return <Note kind="info" isLive title={t`Stopped before the end`} actions={again} />;
  return (
    <Note kind="error" isLive actions={again}>
      <RefusalWords refusal={refusalOf(of.error)} />
    </Note>
  );
}
