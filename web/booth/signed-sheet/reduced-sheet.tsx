import { Trans, useLingui } from '@lingui/react/macro';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type {
  LineItem,
  LinesSheet,
  SheetDefinition,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { useLineWords } from '../../parts/messages/use-line-words.ts';
import { ReducedLine } from '../../ui/intensity-line/reduced-line.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { ReducedPoints } from './reduced-points.tsx';
import * as style from './reduced-sheet.css.ts';

/** Summary of the answers of a sheet, in the order of its definition. */
export function ReducedSheet({
  sheet,
  definition,
  isDense = false,
}: {
  readonly sheet: EvaluationValue;
  readonly definition: SheetDefinition;
  /** Smaller rows, where the gaps of a review need the space. */
  readonly isDense?: boolean | undefined;
}) {
  return definition.form === 'points' ? (
    <ReducedPoints points={sheet.points ?? {}} definition={definition} />
  ) : (
    <ReducedLines sheet={sheet} definition={definition} isDense={isDense} />
  );
}

/** Summary of the lines, without a figure: not perceived, a mark, or blank. */
function ReducedLines({
  sheet,
  definition,
  isDense,
}: {
  readonly sheet: EvaluationValue;
  readonly definition: LinesSheet;
  readonly isDense: boolean;
}) {
  const names = useSheetNames();
  const aside = (asks: LineItem['asks']): string | null => {
    if (asks === 'fruity-kind' && sheet.fruityKind !== null) return names.kind(sheet.fruityKind);
    if (asks === 'descriptor' && sheet.otherDescriptor !== null)
      return names.of(sheet.otherDescriptor);
    return null;
  };
  return (
    <ul className={style.list[isDense ? 'dense' : 'wide']}>
      {definition.items.map(({ attribute, asks }) => {
        const more = aside(asks);
        return (
          <li key={attribute} className={style.row}>
            <span>
              {names.label(attribute)}
              {more !== null && <span className={style.more}> · {more}</span>}
            </span>
            <Answer mark={sheet.marks[attribute]} />
          </li>
        );
      })}
      {sheet.smelledOnly && (
        <li className={style.row}>
          <Trans>Smelled, not tasted</Trans>
        </li>
      )}
    </ul>
  );
}

function Answer({ mark }: { readonly mark: number | undefined }) {
  const { t } = useLingui();
  const lineWords = useLineWords();
  if (mark === undefined) return <StateMark state="flag">{t`Blank`}</StateMark>;
  if (mark === 0)
    return (
      <span className={style.zero}>
        <Trans>Not perceived</Trans>
      </span>
    );
  return <ReducedLine label={lineWords(mark)} value={mark} />;
}
