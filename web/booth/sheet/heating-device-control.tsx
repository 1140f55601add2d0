import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { setHeatingDevice } from '../../../domain/documents/evaluation.document.ts';
import { isHeatingDevice } from '../../../domain/words/heating-device.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import * as style from './heating-device-control.css.ts';
import { useDraft } from './use-draft.ts';

/** The element id of the heating device's control, by which the review leads to it. */
export const HEATING_ID = 'heating-device';

/**
 * The number of the heating device, in the header of the sheet. A press opens its field over it.
 */
export function HeatingDeviceControl({ sheet }: { readonly sheet: OpenSheet }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const draft = useDraft(sheet.value.heatingDevice, (text) => {
    const isOne = text.trim() === '' || isHeatingDevice(text);
    setRefused(isOne ? null : text);
    if (isOne) setHeatingDevice(sheet.doc, text);
  });
  const shown = sheet.value.heatingDevice.trim();
  return (
    <div className={style.place} id={HEATING_ID}>
      <Button
        variant="plain"
        size="booth"
        iconEnd={Pencil}
        onPress={() => setOpen(true)}
        aria-expanded={isOpen}
        aria-label={
          shown === '' ? t`Heating device number is missing` : t`Heating device ${shown}, change`
        }
      >
        <Text size={16}>{t`Heating device`}</Text>{' '}
        <span className={style.number}>{shown === '' ? '–' : shown}</span>
      </Button>
      {isOpen && (
        <div className={style.field}>
          <TextField
            size="booth"
            label={t`Heating device number`}
            value={refused ?? draft.text}
            onChange={(text) => {
              setRefused(null);
              draft.onChange(text);
            }}
            onBlur={() => {
              draft.flush();
              setOpen(!isHeatingDevice(draft.text) && draft.text.trim() !== '');
            }}
            errorMessage={refused === null ? undefined : t`Type the number: digits only.`}
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
          />
        </div>
      )}
    </div>
  );
}
