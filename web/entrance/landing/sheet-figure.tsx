import { useLingui } from '@lingui/react/macro';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { SavedSteps } from '../../ui/saved-steps/saved-steps.tsx';
import * as css from './value-figures.css.ts';

/** Three lines of the sheet, two of them marked, and where the work is. */
export function SheetFigure() {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <>
      <div>
        <div className={css.line}>
          <span>{names.short('fruity')}</span>
          <span className={css.rule}>
            <i className={`${css.stroke} ${css.at62}`} />
          </span>
        </div>
        <div className={css.line}>
          <span>{names.short('bitter')}</span>
          <span className={css.rule}>
            <i className={`${css.stroke} ${css.at34}`} />
          </span>
        </div>
        <div className={css.line}>
          <span>{names.short('pungent')}</span>
          <span className={css.rule} />
        </div>
      </div>
      <SavedSteps
        device
        received
        stored
        labels={{ device: t`On this device`, received: t`Received`, stored: t`Stored` }}
      />
    </>
  );
}
