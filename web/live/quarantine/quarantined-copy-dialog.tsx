import { Trans, useLingui } from '@lingui/react/macro';
import type * as Y from 'yjs';
import {
  type PlacedValue,
  presentValue,
  takeOver,
} from '../../../domain/documents/quarantined-values.ts';
import { isAttributeKey } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AnswerValue } from './answer-value.tsx';
import * as style from './quarantined-copy-dialog.css.ts';

/**
 * The dialog that compares a quarantined copy with the current document, value by value, each with
 * its own decision (SYN-8). If no document can take the values over, as with a sealed sheet
 * (SYN-55), they are only shown.
 */
export function QuarantinedCopyDialog({
  title,
  values,
  present,
  size,
  onClose,
}: {
  readonly title: string;
  readonly values: readonly PlacedValue[];
  readonly present: Y.Doc | null;
  readonly size: 'desk' | 'booth';
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const nameOf = usePlacedValueName();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={title}
      closeLabel={t`Close`}
      description={
        present === null
          ? t`As it was marked on this device.`
          : t`Take over those you want; the rest stays as it is.`
      }
      actions={<Button size={size} onPress={onClose}>{t`Close`}</Button>}
    >
      {values.length === 0 ? (
        <p>
          <Trans>All of it is in the document now.</Trans>
        </p>
      ) : (
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Answer', context: 'sheet' })}</th>
              <th scope="col">{present === null ? t`On this device` : t`Before`}</th>
              {present === null ? null : (
                <>
                  <th scope="col">{t`Now`}</th>
                  <th aria-label={t`Take over`} />
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {values.map((placed) => {
              const name = nameOf(placed);
              return (
                <tr key={`${placed.map}.${placed.key}`}>
                  <th scope="row">{name}</th>
                  <td>
                    <AnswerValue map={placed.map} name={placed.key} value={placed.value} />
                  </td>
                  {present === null ? null : (
                    <>
                      <td>
                        <AnswerValue
                          map={placed.map}
                          name={placed.key}
                          value={presentValue(present, placed.map, placed.key)}
                        />
                      </td>
                      <td>
                        <Button
                          size={size}
                          aria-label={t`Take over: ${name}`}
                          onPress={() => takeOver(present, placed)}
                        >
                          {t`Take over`}
                        </Button>
                      </td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

/** The name of a value, as the sheet or the desk shows it. */
function usePlacedValueName(): (placed: PlacedValue) => string {
  const { t } = useLingui();
  const names = useSheetNames();
  return ({ key }) => {
    if (isAttributeKey(key)) return rowName(key, names).name;
    if (key === 'fruityKind') return t`Fruity: green or ripe`;
    if (key === 'otherDescriptor') return t`What the other negative attribute is`;
    if (key === 'smelledOnly') return t`Smelled, not tasted`;
    if (key === 'heatingDevice') return t`Heating device`;
    if (key === 'comments') return t`Comments`;
    return t({ message: 'Notes', context: 'sheet' });
  };
}
