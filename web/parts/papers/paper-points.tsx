import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { itemsOf, maximumOf } from '../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../points/use-sheet-words.ts';
import * as styles from './paper.css.ts';

/** The most items and parts that fit on a page in one column. */
const ONE_COLUMN = 15;

/**
 * Printed sheet of points for one glass, from its definition (SHT-8). Nothing on it identifies the
 * sample.
 */
export function PaperPoints(props: {
  readonly definition: PointsSheet;
  readonly panel: string;
  readonly session: string;
  readonly date: string;
  readonly code: string;
  readonly taster: string;
  readonly place: string;
  /** The answers of a completed sheet; absent for a sheet to be filled in by hand (RPT-9). */
  readonly filled?: {
    readonly points: Readonly<Record<string, number>>;
    readonly signed: string;
    readonly foot: string;
  };
}) {
  const { definition, filled } = props;
  /** The points given to some items, or space to write them. */
  const given = (items: readonly { readonly key: string }[]) =>
    filled === undefined ? (
      <span className={styles.blank} />
    ) : (
      <strong className={styles.said}>
        {items.reduce((sum, { key }) => sum + (filled.points[key] ?? 0), 0)}
      </strong>
    );
  const { t } = useLingui();
  const words = useSheetWords();
  const items = itemsOf(definition);
  const all = maximumOf({ items });
  const isLong = items.length + definition.blocks.length > ONE_COLUMN;
  return (
    <section
      className={
        filled === undefined ? `${styles.sheet} ${styles.written} ${styles.grows}` : styles.annexed
      }
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
        <PaperField name={<Trans>Signature:</Trans>}>{filled?.signed}</PaperField>
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
                  {given([{ key }])}
                  <span>
                    <Trans>of {maximum}</Trans>
                  </span>
                </p>
              ))}
              <p className={styles.pointsRow}>
                <strong>
                  <Trans>Part {block.key}</Trans>
                </strong>
                {given(block.items)}
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
        {given(items)}
        <span>
          <Trans>of {all}</Trans>
        </span>
      </p>
      {filled === undefined && (
        <>
          <p className={styles.group}>
            <Trans>Comments</Trans>
          </p>
          <div className={styles.remarks.whole} />
        </>
      )}
      <p className={styles.foot}>
        {filled?.foot ?? <Trans>Whole points for every item; 0 is an answer.</Trans>}
      </p>
    </section>
  );
}

/** A field in the head of a printed sheet: a value, or a line to write on. */
export function PaperField({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children?: ReactNode | undefined;
}) {
  return (
    <p className={styles.field}>
      <span>{name}</span>
      {children === undefined ? <span className={styles.blank} /> : <strong>{children}</strong>}
    </p>
  );
}
