import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../ui/note/note.tsx';
import type { WorkbenchRefusal } from './compute-workbench.ts';
import { faultMessage } from './fault-message.ts';
import * as css from './workbench.css.ts';

/**
 * Error message: why a file was rejected, line by line (exchange.md), or why nothing could be
 * computed.
 */
export function RefusedFile({ refusal }: { readonly refusal: WorkbenchRefusal }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { file, faults, more } = refusal;
  if (file === null)
    return (
      <Note kind="error" isLive title={t`Figures not computed`}>
        <Trans>The computation stopped. Choose the files again.</Trans>
      </Note>
    );
  return (
    <Note kind="error" isLive title={t`${file} is refused`}>
      <div className={css.lines}>
        {refusal.code === 'file-unreadable' ? (
          <Trans>Not read to its end. Choose it again.</Trans>
        ) : (
          <Trans>
            One bad row refuses the whole file. Correct what is named here and choose it again.
          </Trans>
        )}
        <ul className={css.lines}>
          {faults.map(({ line, faults: wrong }) => {
            const words = wrong.map((one) => i18n._(faultMessage(one))).join(' · ');
            const told = line === null ? words : t`line ${line}: ${words}`;
            return <li key={told}>{told}</li>;
          })}
        </ul>
        {more > 0 && <Plural value={more} one="and # more line" other="and # more lines" />}
      </div>
    </Note>
  );
}
