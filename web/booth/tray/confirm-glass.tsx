import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Hand } from 'lucide-react';
import { useId, useState } from 'react';
import { isHeatingDevice } from '../../../domain/words/heating-device.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { LONGEST_READ } from '../../../domain/words/longest-read.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import * as style from './confirm-glass.css.ts';
import { checkTyped, readTyped } from './typed-code.ts';

/**
 * The form that confirms a glass before it is tasted: the taster types the code on its label.
 * Another code is refused with a message, and the taster can stop and call the leader. Missing
 * answers are named next to the submit button, which is disabled until then (BTH-15).
 */
export function ConfirmGlass({
  expected,
  tray,
  device,
  onConfirm,
  onWrongGlass,
}: {
  readonly expected: TastingCode;
  readonly tray: readonly TastingCode[];
  /** The heating device that the sheet names, empty if none; null if the sheet asks for none. */
  readonly device: string | null;
  readonly onConfirm: (heatingDevice: string | null) => void;
  /** Called with the code that was typed; null if none was, or that of the right glass. */
  readonly onWrongGlass: (read: string | null) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [heating, setHeating] = useState(device ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const [isNoNumber, setNoNumber] = useState(false);
  const id = useId();
  const isCodeMissing = readTyped(text) === '';
  const missing = useMissingWords({
    isCodeMissing,
    isDeviceMissing: device !== null && heating.trim() === '',
  });

  /** Clears the messages: one at a time is shown, in the one reserved space. */
  function untell(): void {
    setRefused(null);
    setNoNumber(false);
  }

  /**
   * Handles Enter, which a scanner sends by itself. It reports a wrong code first, and otherwise
   * moves the focus to the missing answer. Returns whether it did so.
   */
  function onKeyDown(key: string): boolean {
    if (key !== 'Enter' || missing === null) return false;
    if (!isCodeMissing && checkTyped(text, expected, tray).kind !== 'right') {
      start();
      return true;
    }
    document.getElementById(`${id}-${isCodeMissing ? 'code' : 'device'}`)?.focus();
    return true;
  }

  function start(): void {
    untell();
    const typed = checkTyped(text, expected, tray);
    const read = readTyped(text);
    switch (typed.kind) {
      case 'right':
        if (device === null) onConfirm(null);
        else if (isHeatingDevice(heating)) onConfirm(heating.trim());
        else setNoNumber(true);
        return;
      case 'empty':
        return;
      case 'other-of-tray':
        setRefused(t`${read} is your glass ${typed.position}. Take ${expected} first.`);
        return;
      case 'wrong':
        setRefused(t`${read} isn’t yours. Check the glass; don’t taste.`);
    }
  }

  function stop(): void {
    const { kind } = checkTyped(text, expected, tray);
    onWrongGlass(kind === 'wrong' || kind === 'other-of-tray' ? readTyped(text) : null);
  }

  return (
    <section className={style.panel} aria-labelledby="confirm-title">
      <div>
        <h2 id="confirm-title">
          <Trans>Before you lift the lid</Trans>
        </h2>
        <p className={style.help}>
          <Trans>Take glass {expected} and type its code.</Trans>
        </p>
      </div>
      <Form onSubmit={start} label={t`Confirm the glass`}>
        <div className={style.fields}>
          <div className={style.code}>
            <TextField
              id={`${id}-code`}
              size="booth"
              label={t`Code on the glass`}
              value={text}
              onChange={(next) => {
                setText(next);
                untell();
              }}
              onKeyDown={onKeyDown}
              maxLength={LONGEST_READ}
              autoFocus
              autoComplete="off"
              errorMessage={refused ?? undefined}
            />
          </div>
          {device !== null && (
            <div className={style.device}>
              <TextField
                id={`${id}-device`}
                size="booth"
                label={t`Heating device number`}
                value={heating}
                onChange={(next) => {
                  setHeating(next);
                  untell();
                }}
                onKeyDown={onKeyDown}
                errorMessage={
                  isNoNumber ? t`Type the number beside the glass: digits only.` : undefined
                }
                maxLength={20}
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
          )}
          <div className={style.acts}>
            <Button
              size="booth"
              variant="primary"
              type="submit"
              iconEnd={ArrowRight}
              isDisabled={missing !== null}
              aria-describedby={`${id}-missing`}
            >
              {t`Start tasting`}
            </Button>
            <Button size="booth" icon={Hand} onPress={stop}>
              {t`The label says something else`}
            </Button>
            <p id={`${id}-missing`} className={style.missing} role="status">
              {missing}
            </p>
          </div>
        </div>
      </Form>
    </section>
  );
}

/**
 * The text that names the answers missing before a glass may be tasted; null if none is (BTH-15).
 */
function useMissingWords({
  isCodeMissing,
  isDeviceMissing,
}: {
  readonly isCodeMissing: boolean;
  readonly isDeviceMissing: boolean;
}): string | null {
  const { t } = useLingui();
  if (isCodeMissing && isDeviceMissing) return t`Enter the code and the device.`;
  if (isCodeMissing) return t`Enter the code.`;
  return isDeviceMissing ? t`Enter the device.` : null;
}
