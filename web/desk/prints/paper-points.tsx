import { Trans, useLingui } from '@lingui/react/macro';
import { itemsOf, maximumOf } from '../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { PaperField } from './paper-field.tsx';
import * as styles from './prints.css.ts';

/** How many items and parts stand below one another on a page. */
const ONE_COLUMN = 15;

/** SHT-8: a sheet of points on paper, from its definition, for one glass; nothing on it tells what is in the glass. */
export function PaperPoints(props: {
  readonly definition: PointsSheet;
  readonly panel: string;
  readonly session: string;
  readonly date: string;
  readonly code: string;
  readonly taster: string;
  readonly place: string;
}) {
  const { definition } = props;
  const { t } = useLingui();
  const words = useSheetWords();
  const items = itemsOf(definition);
  const all = maximumOf({ items });
  const isLong = items.length + definition.blocks.length > ONE_COLUMN;
  return (
    <section
      className={`${styles.sheet} ${styles.written} ${styles.grows}`}
      aria-label={t`Paper sheet of ${props.taster}, glass ${props.code}`}
    >
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{words(definition.name)}</p>
          <p className={styles.subtitle}>
            {props.panel} · {props.session} · {props.date}
          </p>
        </div>
        <p className={styles.code}>{props.code}</p>
      </div>
      <div className={styles.fields}>
        <PaperField name={<Trans>Taster:</Trans>}>{props.taster}</PaperField>
        <PaperField name={<Trans>Place in the order:</Trans>}>{props.place}</PaperField>
        <PaperField name={<Trans>Signature:</Trans>} />
      </div>
      <div className={isLong ? styles.inColumns : undefined}>
        {definition.blocks.map((block) => {
          const most = maximumOf(block);
          return (
            <div key={block.key}>
              <p className={styles.group}>{`${block.key} · ${words(block.name)}`}</p>
              {block.items.map(({ key, name, note, maximum }) => (
                <p key={key} className={styles.pointsRow} data-item={key}>
                  <span>
                    {words(name)}
                    {note === null ? null : ` (${words(note)})`}
                  </span>
                  <span className={styles.blank} />
                  <span>
                    <Trans>of {maximum}</Trans>
                  </span>
                </p>
              ))}
              <p className={styles.pointsRow}>
                <strong>
                  <Trans>Part {block.key}</Trans>
                </strong>
                <span className={styles.blank} />
                <span>
                  <Trans>of {most}</Trans>
                </span>
              </p>
            </div>
          );
        })}
      </div>
      <p className={styles.pointsRow}>
        <strong>
          <Trans>Total</Trans>
        </strong>
        <span className={styles.blank} />
        <span>
          <Trans>of {all}</Trans>
        </span>
      </p>
      <p className={styles.group}>
        <Trans>Comments</Trans>
      </p>
      <div className={styles.remarks.whole} />
      <p className={styles.foot}>
        <Trans>Whole points for every item; 0 is an answer.</Trans>
      </p>
    </section>
  );
}
