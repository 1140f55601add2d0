import { Trans, useLingui } from '@lingui/react/macro';
import type * as Y from 'yjs';
import {
  type PlacedValue,
  presentValue,
  takeOver,
} from '../../../domain/documents/quarantined-values.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AsideAnswer } from './aside-answer.tsx';
import * as style from './aside-dialog.css.ts';
import { useAsideName } from './use-aside-name.ts';

/**
 * SYN-8: what was kept beside what stands now, each value with its own decision; by itself where there is no document into which it
 * could be taken over, as of a sheet that is sealed (SYN-55).
 */
export function AsideDialog({
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
  const nameOf = useAsideName();
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
          : t`Each is taken over by itself. What you leave stays as it is now.`
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
                    <AsideAnswer map={placed.map} name={placed.key} value={placed.value} />
                  </td>
                  {present === null ? null : (
                    <>
                      <td>
                        <AsideAnswer
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
