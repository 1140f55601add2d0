import { useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Figures } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import type { ShownKey } from './attribute-figures.ts';
import { ExplainedFigure } from './explained-figure.tsx';

/** Name of a figure of one attribute that has an explanation. */
export type AttributeFigureKind = 'median' | 'iqr' | 'sStar' | 'cvr' | 'interval' | 'u';

const SYMBOLS: Readonly<Record<Exclude<AttributeFigureKind, 'median'>, string>> = {
  iqr: 'IQR',
  sStar: 's*',
  cvr: 'CVr',
  interval: '95\u00a0%',
  u: 'U',
};

/**
 * One figure of one attribute of a glass, which opens its explanation (FIG-1). A figure that is not
 * defined has no explanation.
 */
export function AttributeFigure(props: {
  readonly figure: AttributeFigureKind;
  readonly figures: Figures;
  readonly of: ShownKey;
  readonly sheets: readonly ScoredSheet[];
  readonly settings: PanelSettings;
  readonly children: string;
}) {
  const { figure, figures, of, sheets, settings, children } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const isDefined = (figure === 'interval' ? figures.ciLow : figures[figure]) !== null;
  const symbol = figure === 'median' ? t`Median` : SYMBOLS[figure];
  const attribute = names.short(of);
  return (
    <ExplainedFigure
      question={isDefined ? { about: 'attribute', figure, attribute: of, sheets } : null}
      settings={settings}
      title={t`${symbol} of ${attribute}`}
    >
      {children}
    </ExplainedFigure>
  );
}
