import { Trans } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { figure, strong } from './assessment.css.ts';
import type { BothHalves, ComparedPair } from './figured-half.ts';

/** The maximum accepted En of the defect or of fruity. */
export const mostOf = (
  of: 'enDefect' | 'enFruity',
  { enMaxDefect, enMaxFruity }: Pick<PanelSettings, 'enMaxDefect' | 'enMaxFruity'>,
): number => (of === 'enDefect' ? enMaxDefect : enMaxFruity);

/**
 * The cells with En of an attribute and its verdict; only the predominant defect and fruity are
 * judged (M-EN).
 */
export function JudgedEn(props: {
  readonly of: 'enDefect' | 'enFruity' | null;
  readonly halves: BothHalves;
  readonly judged: ComparedPair;
}) {
  const { of, halves, judged } = props;
  const write = useFormat();
  const [first, second] = halves;
  if (of === null)
    return (
      <>
        <td rowSpan={2} className={figure} />
        <td rowSpan={2}>
          <Text tone="caption">
            <Trans>not assessed</Trans>
          </Text>
        </td>
      </>
    );
  const { settings } = second;
  const [en, most] = [judged[of], mostOf(of, settings)];
  const question = {
    about: 'duplicate',
    figure: of,
    first: first.sheets,
    second: second.sheets,
  } as const;
  return (
    <>
      <td rowSpan={2} className={`${figure} ${strong}`}>
        <ExplainedFigure question={en === null ? null : question} settings={settings} title="En">
          {write.beside(en, most)}
        </ExplainedFigure>
      </td>
      <td rowSpan={2}>
        {en !== null && en <= most ? (
          <StateMark state="done">
            <Trans>Within the limit</Trans>
          </StateMark>
        ) : (
          <StateMark state="stop">
            <Trans>Over the limit</Trans>
          </StateMark>
        )}
      </td>
    </>
  );
}
