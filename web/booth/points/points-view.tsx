import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { itemsOf, maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { PartSoFar } from './part-so-far.tsx';
import * as style from './points.css.ts';
import { PointsBox } from './points-box.tsx';
import { PointsKeys } from './points-keys.tsx';
import { usePointsHand } from './use-points-hand.ts';

/**
 * A sheet of points: its blocks in columns with their points so far, and the keypad for the current
 * item (SHT-4). It shows no other glass, mean or rank.
 */
export function PointsView({
  sheet,
  definition,
}: {
  readonly sheet: OpenSheet;
  readonly definition: PointsSheet;
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  const hand = usePointsHand(sheet, definition);
  const points = sheet.value.points ?? {};
  if (hand === null) return null;
  const items = itemsOf(definition);
  const whole = soFar(items, points);
  const columns = columnsOf(definition.blocks.length);
  return (
    <div className={style.view}>
      <div className={style.blocks[columns]}>
        {definition.blocks.map((block, at) => {
          const { key, name } = block;
          const most = maximumOf(block);
          return (
            <section
              key={key}
              className={style.block}
              data-first={at % columns === 0 ? '' : undefined}
              aria-label={t`Block ${key}`}
            >
              <header className={style.head}>
                <h2 className={style.title}>
                  <b className={style.letter}>{key}</b>
                  {words(name)}
                </h2>
                <p className={style.most}>
                  <Plural value={most} one="At most # point" other="At most # points" />
                </p>
              </header>
              <div>
                {block.items.map((item) => (
                  <PointsBox
                    key={item.key}
                    item={item}
                    points={points[item.key] ?? null}
                    hand={hand}
                  />
                ))}
              </div>
              <PartSoFar
                name={<Trans>Part {key}</Trans>}
                maximum={most}
                part={soFar(block.items, points)}
              />
            </section>
          );
        })}
      </div>
      <aside className={style.pad} aria-label={t`Points`}>
        <PointsKeys hand={hand} />
        <PartSoFar
          isWhole
          name={whole.answered === whole.of ? <Trans>Together</Trans> : <Trans>So far</Trans>}
          maximum={maximumOf({ items })}
          part={whole}
        />
      </aside>
    </div>
  );
}

/** The number of columns: four blocks in two rows of two, more in rows of three (SHT-4). */
function columnsOf(blocks: number): keyof typeof style.blocks {
  if (blocks <= 1) return 1;
  return blocks === 2 || blocks === 4 ? 2 : 3;
}
