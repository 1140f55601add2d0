import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../ui/note/note.tsx';
import type { WorkbenchRefusal } from './compute-workbench.ts';
import * as css from './workbench.css.ts';

/** Why a file was refused, line by line (exchange.md), or why nothing could be computed. */
export function RefusedFile({ refusal }: { readonly refusal: WorkbenchRefusal }) {
  const { t } = useLingui();
  const { file, rows, more } = refusal;
  if (file === null)
    return (
      <Note kind="error" isLive title={t`The figures could not be computed`}>
        <Trans>The computation stopped. Choose the files again.</Trans>
      </Note>
    );
  return (
    <Note kind="error" isLive title={t`${file} is refused`}>
      <div className={css.lines}>
        <Trans>
          One bad row refuses the whole file, so that no figure rests on part of it. Correct what is
          named here and choose it again.
        </Trans>
        {/* The reasons are the reader's own, the same as the command line's. */}
        <ul className={css.lines} lang="en">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        {more > 0 && <Plural value={more} one="and # more line" other="and # more lines" />}
      </div>
    </Note>
  );
}
