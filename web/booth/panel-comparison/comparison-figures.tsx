import { Plural, Trans } from '@lingui/react/macro';
import { FEWEST_SHEETS_FOR_MEDIAN, type OwnFigures } from '../../../domain/quality/own-figures.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import * as style from './panel-comparison.css.ts';

type Glass = OwnFigures['glasses'][number];

/**
 * The comparison of every glass of a session, with a row for each line that the taster or the panel
 * marked (QUA-33).
 */
export function ComparisonFigures({ figures }: { readonly figures: OwnFigures }) {
  const write = useFormat();
  const { session } = figures;
  const day = write.day(figures.date);
  return (
    <>
      <p className={style.lede}>
        <Trans>
          Session {session}, {day}
        </Trans>
        {'. '}
        <Trans>All figures in cm.</Trans>
      </p>
      <Key />
      {figures.glasses.map((glass) => (
        <OneGlass key={glass.code} glass={glass} />
      ))}
    </>
  );
}

/** The legend of the drawn lines. */
function Key() {
  return (
    <ul className={style.key}>
      <li>
        <span className={style.keyOwn} aria-hidden /> <Trans>Your mark</Trans>
      </li>
      <li>
        <span className={style.keyMedian} aria-hidden /> <Trans>Median of the panel</Trans>
      </li>
      <li>
        <span className={style.keyHalf} aria-hidden /> <Trans>Middle half of the panel</Trans>
      </li>
    </ul>
  );
}

function OneGlass({ glass }: { readonly glass: Glass }) {
  const names = useSheetNames();
  const write = useFormat();
  const { code, tasters } = glass;
  const isTold = tasters >= FEWEST_SHEETS_FOR_MEDIAN;
  const said = glass.lines.filter(({ own, panel }) => (own ?? 0) > 0 || (panel?.median ?? 0) > 0);
  const unsaid = glass.lines.filter((line) => !said.includes(line));
  const none = write.all(unsaid.map(({ attribute }) => names.short(attribute)));
  return (
    <section className={style.glass} aria-labelledby={`glass-${code}`}>
      <div className={style.glassHead}>
        <h2 id={`glass-${code}`}>
          <Trans>Glass {code}</Trans>
        </h2>
        <span className={style.lede}>
          <Plural value={tasters} one="# valid sheet" other="# valid sheets" />
        </span>
      </div>
      {!glass.isCounted && (
        <Note kind="info">
          <Trans>Your sheet does not count.</Trans>
        </Note>
      )}
      {!isTold && (
        <Note kind="info">
          <Trans>The panel’s figures need {FEWEST_SHEETS_FOR_MEDIAN} valid sheets.</Trans>
        </Note>
      )}
      <ComparisonTable code={code} lines={said} />
      {unsaid.length > 0 && (
        <p className={style.lede}>
          {isTold ? (
            <Trans>Perceived neither by you nor the panel: {none}.</Trans>
          ) : (
            <Trans>Not marked by you: {none}.</Trans>
          )}
        </p>
      )}
    </section>
  );
}
