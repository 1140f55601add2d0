import { useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Figures } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import type { ShownKey } from './attribute-figures.ts';
import { ExplainedFigure } from './explained-figure.tsx';

/** A figure of one attribute that opens where it comes from. */
export type AttributeFigureKind = 'median' | 'iqr' | 'sStar' | 'cvr' | 'interval' | 'u';

const SYMBOLS: Readonly<Record<Exclude<AttributeFigureKind, 'median'>, string>> = {
  iqr: 'IQR',
  sStar: 's*',
  cvr: 'CVr',
  interval: '95\u00a0%',
  u: 'U',
};

/** FIG-1: one figure of one attribute of one glass; no door where it is not defined. */
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
