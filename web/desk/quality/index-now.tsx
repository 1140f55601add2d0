import { Plural, Trans } from '@lingui/react/macro';
import { FEWEST_OBSERVATIONS } from '../../../domain/quality/fewest-observations.ts';
import type { IndexKind } from '../../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { IndexDetail } from '../../../stats-worker/quality/index-detail.ts';
import type { Series } from '../../../stats-worker/quality/observation.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { useComparison } from '../../parts/figures/use-comparison.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * The present value of an index, which opens its derivation, compared with its limit; or how many
 * data are missing.
 */
export function IndexNow(props: {
  readonly kind: IndexKind;
  readonly series: Series;
  readonly title: string;
  readonly detail: IndexDetail;
  readonly settings: PanelSettings;
}) {
  const { kind, series, title, detail, settings } = props;
  const compare = useComparison();
  const { value, limit, verdict, n } = detail;
  const said =
    value === null || limit === null ? null : compare(value, limit, verdict === 'within');
  const figure =
    said === null ? null : (
      <ExplainedFigure
        question={{ about: 'index', kind, series, observations: detail.rows }}
        settings={settings}
        title={title}
      >
        {said.figure}
      </ExplainedFigure>
    );
  if (verdict === 'insufficient') {
    const missing = FEWEST_OBSERVATIONS - n;
    return (
      <StateMark state="waiting">
        <Trans>
          {n} of {FEWEST_OBSERVATIONS}
        </Trans>
        {', '}
        <Plural value={missing} one="# more gives a verdict" other="# more give a verdict" />
      </StateMark>
    );
  }
  return (
    <StateMark state={verdict === 'within' ? 'done' : 'stop'}>
      {figure} {said?.side}
    </StateMark>
  );
}
