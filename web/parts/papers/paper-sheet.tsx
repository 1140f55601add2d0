import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { lineBlocks } from '../../../domain/sheets/definition/line-blocks.ts';
import type { LineItem, LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import {
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  FRUITY_KINDS,
  type FruityKind,
} from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { capital } from '../messages/capital.ts';
import { rowName } from '../messages/row-name.ts';
import { useSheetWords } from '../points/use-sheet-words.ts';
import * as styles from './paper.css.ts';
import { PaperField } from './paper-points.tsx';

/**
 * The answers of a completed sheet: marks in mm, ticked boxes, and the text in place of a signature
 * (RPT-9).
 */
export type FilledSheet = {
  readonly marks: Readonly<Record<string, number | null>>;
  readonly fruityKind: FruityKind | null;
  readonly otherDescriptor: DescriptorKey | null;
  readonly smelledOnly: boolean;
  readonly heatingDevice: string;
  readonly signed: string;
  /** Formats a mark of this many mm as text. */
  readonly write: (mm: number) => string;
  /** The text at the foot. */
  readonly foot: string;
};

/**
 * Printed IOC profile sheet for one glass, with lines of 100 mm (LBL-3, M-SHEET). Nothing on it
 * identifies the sample.
 */
export function PaperSheet(props: {
  readonly panel: string;
  readonly session: string;
  readonly date: string;
  readonly code: string;
  readonly taster: string;
  readonly place: string;
  /**
   * The definition, with the notes next to the lines and whether there is space for notes of
   * perception (SHT-8, TRN-8).
   */
  readonly definition: LinesSheet;
  /** The answers of a completed sheet; absent for a sheet to be filled in by hand (RPT-9). */
  readonly filled?: FilledSheet;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const words = useSheetWords();
  const { definition, filled } = props;
  const line = ({ attribute, note: own }: LineItem) => {
    const { name, note } = rowName(attribute, names);
    const mm = filled?.marks[attribute] ?? null;
    const beside = [note, own === undefined ? undefined : words(own)].filter((said) => said);
    return (
      <div className={styles.row}>
        <span>
          {name}
          {beside.length === 0 ? null : ` (${beside.join(' · ')})`}
          {filled === undefined || mm === null ? null : <strong> {filled.write(mm)}</strong>}
        </span>
        <span className={styles.line} data-line={attribute}>
          {mm === null ? null : <span className={styles.mark} style={{ left: `${mm}mm` }} />}
        </span>
      </div>
    );
  };
  const ticks = (
    label: string,
    options: readonly { readonly id: string; readonly name: string }[],
    ticked: string | null,
  ) => (
    <ul className={styles.ticks} aria-label={label}>
      {options.map(({ id, name }) => (
        <li key={id} className={styles.tick} data-ticked={id === ticked ? '' : undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
  const asked = {
    descriptor: () =>
      ticks(
        t`What the other negative attribute is`,
        DESCRIPTOR_KEYS.map((id) => ({ id, name: names.label(id) })),
        filled?.otherDescriptor ?? null,
      ),
    'fruity-kind': () =>
      ticks(
        t`Fruity: green or ripe`,
        FRUITY_KINDS.map((id) => ({ id, name: capital(names.kind(id)) })),
        filled?.fruityKind ?? null,
      ),
  };
  const row = (item: LineItem) => (
    <Fragment key={item.attribute}>
      {line(item)}
      {item.asks !== null && asked[item.asks]()}
    </Fragment>
  );
  const { negative, positive } = lineBlocks(definition);
  return (
    <section
      className={filled === undefined ? `${styles.sheet} ${styles.written}` : styles.annexed}
      aria-label={t`Paper sheet of ${props.taster}, glass ${props.code}`}
    >
      <div className={styles.head}>
        <div>
          <p className={styles.title}>
            {definition.name === undefined ? (
              <Trans>Profile sheet, virgin olive oil</Trans>
            ) : (
              words(definition.name)
            )}
          </p>
          <p className={styles.subtitle}>
            {props.panel} · {props.session} · {props.date}
          </p>
        </div>
        <p className={styles.code}>{props.code}</p>
      </div>
      <div className={styles.fields}>
        <PaperField name={<Trans>Taster:</Trans>}>{props.taster}</PaperField>
        <PaperField name={<Trans>Place in the order:</Trans>}>{props.place}</PaperField>
        <PaperField name={<Trans>Heating device number:</Trans>}>
          {filled?.heatingDevice}
        </PaperField>
        <PaperField name={<Trans>Signature:</Trans>}>{filled?.signed}</PaperField>
      </div>
      <p className={styles.group}>
        <Trans>Negative attributes</Trans>
      </p>
      {negative.map(row)}
      <p className={styles.group}>
        <Trans>Positive attributes</Trans>
      </p>
      {positive.map(row)}
      {definition.hasNotes && (
        <>
          <p className={styles.group}>
            <Trans>Notes of perception</Trans>
          </p>
          <div className={styles.remarks.half} />
        </>
      )}
      {filled === undefined && (
        <>
          <p className={styles.group}>
            <Trans>Comments</Trans>
          </p>
          <div className={styles.remarks[definition.hasNotes ? 'half' : 'whole']} />
        </>
      )}
      {ticks(
        t`Smelled, not tasted`,
        [{ id: 'smelled', name: t`Smelled, not tasted` }],
        filled?.smelledOnly === true ? 'smelled' : null,
      )}
      <p className={styles.foot}>
        {filled?.foot ?? (
          <Trans>
            One stroke across every line: left end if nothing is perceived, further right if
            stronger. Each line must measure exactly 100 mm on paper.
          </Trans>
        )}
      </p>
    </section>
  );
}
