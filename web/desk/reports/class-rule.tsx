import { Trans } from '@lingui/react/macro';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';

/** The conditions of a class with their limits, as a sentence (M-CLASS). */
export function ClassRule(props: { readonly oil: OilClass; readonly scheme: ClassScheme }) {
  const write = useFormat();
  const { virgin, ordinary } = classLimits(props.scheme);
  const [v, o] = [write.cm(virgin), write.cm(ordinary)];
  switch (props.oil) {
    case 'EVOO':
      return <Trans>Extra virgin: median of the defects 0, median of fruity above 0.</Trans>;
    case 'VOO':
      return (
        <Trans>
          Virgin: median of the predominant defect above 0 and at most {v}, median of fruity above
          0.
        </Trans>
      );
    case 'OVOO':
      return (
        <Trans>
          Ordinary virgin: median of the predominant defect above {v} and at most {o}, or at most{' '}
          {v} with a median of fruity of 0.
        </Trans>
      );
    case 'LOO':
      return ordinary === null ? (
        <Trans>
          Lampante virgin: median of the predominant defect above {v}, or at most {v} with a median
          of fruity of 0.
        </Trans>
      ) : (
        <Trans>Lampante virgin: median of the predominant defect above {o}.</Trans>
      );
    case 'LOO_EU':
      return (
        <Trans>
          Lampante: median of the predominant defect above {v}, or at most {v} with a median of
          fruity of 0.
        </Trans>
      );
    case 'NOCLASIFICATED':
      return <Trans>Not classified: fewer than eight valid evaluations.</Trans>;
  }
}
