import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  FRUITY_KINDS,
  NEGATIVE_KEYS,
  POSITIVE_KEYS,
} from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { rowName } from '../../parts/messages/row-name.ts';
import { PaperField } from './paper-field.tsx';
import * as styles from './prints.css.ts';

/** LBL-3: the IOC sheet on paper (M-SHEET), each line 100 mm long, for one glass; nothing on it tells what is in the glass. */
export function PaperSheet(props: {
  readonly panel: string;
  readonly session: string;
  readonly date: string;
  readonly code: string;
  readonly taster: string;
  readonly place: string;
  /** TRN-8: whether the sheet has room for notes of perception. */
  readonly hasNotes: boolean;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const row = (attribute: AttributeKey) => {
    const { name, note } = rowName(attribute, names);
    return (
      <div key={attribute} className={styles.row}>
        <span>
          {name}
          {note === undefined ? null : ` (${note})`}
        </span>
        <span className={styles.line} data-line={attribute} />
      </div>
    );
  };
  const ticks = (
    label: string,
    options: readonly { readonly id: string; readonly name: string }[],
  ) => (
    <ul className={styles.ticks} aria-label={label}>
      {options.map(({ id, name }) => (
        <li key={id} className={styles.tick}>
          {name}
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={`${styles.sheet} ${styles.written}`}
      aria-label={t`Paper sheet of ${props.taster}, glass ${props.code}`}
    >
      <div className={styles.head}>
        <div>
          <p className={styles.title}>
            <Trans>Profile sheet, virgin olive oil</Trans>
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
        <PaperField name={<Trans>Heating device number:</Trans>} />
        <PaperField name={<Trans>Signature:</Trans>} />
      </div>
      <p className={styles.group}>
        <Trans>Negative attributes</Trans>
      </p>
      {NEGATIVE_KEYS.map(row)}
      {ticks(
        t`What the other negative attribute is`,
        DESCRIPTOR_KEYS.map((id) => ({ id, name: names.label(id) })),
      )}
      <p className={styles.group}>
        <Trans>Positive attributes</Trans>
      </p>
      {row('fruity')}
      {ticks(
        t`Fruity: green or ripe`,
        FRUITY_KINDS.map((id) => ({ id, name: capital(names.kind(id)) })),
      )}
      {POSITIVE_KEYS.filter((key) => key !== 'fruity').map(row)}
      {props.hasNotes && (
        <>
          <p className={styles.group}>
            <Trans>Notes of perception</Trans>
          </p>
          <div className={styles.remarks.half} />
        </>
      )}
      <p className={styles.group}>
        <Trans>Comments</Trans>
      </p>
      <div className={styles.remarks[props.hasNotes ? 'half' : 'whole']} />
      {ticks(t`Smelled, not tasted`, [{ id: 'smelled', name: t`Smelled, not tasted` }])}
      <p className={styles.foot}>
        <Trans>
          One stroke across every line: at its left end where nothing is perceived, further right
          the stronger it is. Each line must measure exactly 100 mm on this paper.
        </Trans>
      </p>
    </section>
  );
}
