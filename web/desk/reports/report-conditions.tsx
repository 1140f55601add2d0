import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import * as css from './report.css.ts';
import type { ShownReport } from './shown-report.ts';

/** The conditions of each session in a report: tasters, start, and temperatures (RPT-1). */
export function ReportConditions({ stated }: Pick<ShownReport, 'stated'>) {
  const { t } = useLingui();
  const write = useFormat();
  const { sessions, findings } = stated;
  const degrees = (value: number | null) =>
    value === null ? t`not stated` : `${write.number(value, 1)} °C`;
  // A sample served twice has sheets for each replicate, so both counts are shown.
  const validIn = (session: number): string => {
    const counts = findings.analyses
      .filter((one) => one.session === session)
      .map((one) => ('n' in one ? one.n : one.scores.n));
    const [count = 0] = counts;
    if (counts.length < 2)
      return t`${plural(count, { one: '# valid sheet', other: '# valid sheets' })}`;
    const each = counts.join(' + ');
    return t`${each} valid sheets`;
  };
  return (
    <section className={css.whole}>
      <h2>
        <Trans>Conditions</Trans>
      </h2>
      <table className={css.table}>
        <tbody>
          {sessions.map((one) => (
            <Rows
              key={one.session}
              of={[
                ...(sessions.length > 1
                  ? [[t`Session`, `${one.session}, ${write.day(one.date)}`] as const]
                  : []),
                [
                  t`Tasters`,
                  `${t`${plural(one.tasters, { one: '# present', other: '# present' })}`}, ${validIn(one.session)}`,
                ],
                [t`Start`, one.start === '' ? t`not stated` : write.time(one.start)],
                [t`Sample temperature`, degrees(one.sampleTemperature)],
                [t`Room temperature`, degrees(one.roomTemperature)],
                ...(one.checks === null
                  ? []
                  : [
                      [
                        t`Counter-assessment of`,
                        one.checks.of === 'panel'
                          ? t`session ${one.checks.session}`
                          : one.checks.reference,
                      ] as const,
                    ]),
              ]}
            />
          ))}
          <Rows of={[[t`Deviations`, stated.deviations.length === 0 ? t`none` : t`see below`]]} />
        </tbody>
      </table>
    </section>
  );
}

function Rows({ of }: { readonly of: readonly (readonly [string, string])[] }) {
  return of.map(([name, said]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td className={css.words}>{said}</td>
    </tr>
  ));
}
