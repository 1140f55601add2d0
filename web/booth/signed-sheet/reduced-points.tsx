import { Trans, useLingui } from '@lingui/react/macro';
import type { Points } from '../../../domain/documents/evaluation.document.ts';
import { itemsOf, maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsItem,
  PointsSheet,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as style from './reduced-sheet.css.ts';

/**
 * Summary of a sheet of points: by item, by block and in total; a blank item is called blank
 * (SHT-4).
 */
export function ReducedPoints({
  points,
  definition,
}: {
  readonly points: Points;
  readonly definition: PointsSheet;
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  const items = itemsOf(definition);
  return (
    <ul className={style.list.dense}>
      {definition.blocks.flatMap((block) => [
        ...block.items.map((item) => (
          <li key={item.key} className={style.row}>
            <span>
              {words(item.name)}
              {item.note !== null && <span className={style.more}> · {words(item.note)}</span>}
            </span>
            <Given points={points[item.key] ?? null} most={item.maximum} />
          </li>
        )),
        <li key={block.key} className={style.sum}>
          <span>{`${block.key} · ${words(block.name)}`}</span>
          <Sum items={block.items} points={points} />
        </li>,
      ])}
      <li className={style.sum}>
        <span>{t`Together`}</span>
        <Sum items={items} points={points} />
      </li>
    </ul>
  );
}

function Sum({
  items,
  points,
}: {
  readonly items: readonly PointsItem[];
  readonly points: Points;
}) {
  return <Given points={soFar(items, points).points} most={maximumOf({ items })} />;
}

function Given({ points, most }: { readonly points: number | null; readonly most: number }) {
  const { t } = useLingui();
  if (points === null) return <StateMark state="flag">{t`Blank`}</StateMark>;
  return (
    <span>
      <Trans>
        {points} of {most}
      </Trans>
    </span>
  );
}
