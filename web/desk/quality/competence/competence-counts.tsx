import { Plural, Trans } from '@lingui/react/macro';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { CountMark } from '../count-mark.tsx';

/**
 * The number of tasters who are competent, who are not, and whose data are insufficient (QUA-3).
 */
export function CompetenceCounts(props: {
  readonly tasters: readonly Pick<TasterQuality, 'competent'>[];
}) {
  const { competent, not, unknown } = countCompetence(props.tasters);
  return (
    <>
      <CountMark count={competent}>
        <Plural value={competent} one="# competent" other="# competent" />
      </CountMark>
      {not === 0 ? null : (
        <StateMark state="stop">
          <Plural value={not} one="# not competent" other="# not competent" />
        </StateMark>
      )}
      <StateMark state="waiting">
        <Trans>{unknown} without enough data</Trans>
      </StateMark>
    </>
  );
}

/** Counts the tasters who are competent, who are not, and whose competence is unknown. */
export const countCompetence = (tasters: readonly Pick<TasterQuality, 'competent'>[]) => ({
  competent: tasters.filter(({ competent }) => competent === true).length,
  not: tasters.filter(({ competent }) => competent === false).length,
  unknown: tasters.filter(({ competent }) => competent === null).length,
});
