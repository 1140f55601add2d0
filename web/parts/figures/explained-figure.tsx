import { useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { ExplanationView } from './explanation-view.tsx';

/**
 * A figure that opens its explanation (FIG-1). The explanation is computed by the statistics worker
 * when it is opened. With a null question the figure is plain text.
 */
export function ExplainedFigure(props: {
  readonly question: FigureQuestion | null;
  readonly settings: PanelSettings;
  readonly title: string;
  readonly children: string;
}) {
  const { question, settings, title, children } = props;
  const { t } = useLingui();
  if (question === null) return <>{children}</>;
  return (
    <Figure
      label={t`${title}: ${children}. How it is computed`}
      title={title}
      closeLabel={t`Close`}
      explanation={<ExplanationView question={question} settings={settings} />}
    >
      {children}
    </Figure>
  );
}
