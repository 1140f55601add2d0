import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnFigures } from '../../../domain/quality/own-figures.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import * as style from './panel-comparison.css.ts';

type Line = OwnFigures['glasses'][number]['lines'][number];

/**
 * The table that compares a taster’s own marks with the panel’s, drawn on the line and in figures,
 * in cm (QUA-33).
 */
export function ComparisonTable(props: { readonly code: string; readonly lines: readonly Line[] }) {
  const { code, lines } = props;
  const names = useSheetNames();
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <table className={style.table} aria-label={t`Glass ${code}`}>
      <thead>
        <tr>
          <th scope="col" className={style.name}>
            <Trans>Attribute</Trans>
          </th>
          <td className={style.drawn} />
          <th scope="col" className={`${style.figure} ${style.narrow}`}>
            <Trans>You</Trans>
          </th>
          <th scope="col" className={style.figure}>
            <Trans>Median</Trans>
          </th>
          <th scope="col" className={style.figure}>
            <Trans>Middle half</Trans>
          </th>
          <th scope="col" className={style.words}>
            <Trans>Distance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.attribute}>
            <th scope="row">{rowName(line.attribute, names).name}</th>
            <td className={style.drawn}>
              <DrawnLine line={line} />
            </td>
            <Cells line={line} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ line }: { readonly line: Line }) {
  const { own, panel } = line;
  const write = useFormat();
  const { t } = useLingui();
  const cm = own === null ? null : own / 10;
  const low = write.two(panel?.low ?? null);
  const high = write.two(panel?.high ?? null);
  return (
    <>
      <td className={style.figure}>{cm === null ? t`Blank` : write.cm(cm)}</td>
      <td className={style.figure}>{write.two(panel?.median ?? null)}</td>
      <td className={style.figure}>{panel === null ? write.two(null) : t`${low} to ${high}`}</td>
      <td className={style.words}>
        {cm !== null && panel !== null && <Distance by={cm - panel.median} />}
      </td>
    </>
  );
}

/** The distance of a mark from the panel median, in words. */
function Distance({ by }: { readonly by: number }) {
  const write = useFormat();
  if (Math.abs(by) < 0.005) return <Trans>as the panel</Trans>;
  const far = write.two(Math.abs(by));
  return by > 0 ? <Trans>{far} cm above</Trans> : <Trans>{far} cm below</Trans>;
}

/**
 * The mark, median and middle half drawn on the line of 10 cm. Decorative: the figures in the row
 * say the same.
 */
function DrawnLine({ line: { own, panel } }: { readonly line: Line }) {
  return (
    <span className={style.line} aria-hidden>
      {panel !== null && (
        <>
          <span
            className={style.half}
            style={{ left: `${panel.low * 10}%`, width: `${(panel.high - panel.low) * 10}%` }}
          />
          <span className={style.median} style={{ left: `${panel.median * 10}%` }} />
        </>
      )}
      {own !== null && <span className={style.own} style={{ left: `${own}%` }} />}
    </span>
  );
}
