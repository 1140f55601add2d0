import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../i18n/use-format.ts';
import { useSheetNames } from '../parts/messages/attribute-names.tsx';
import { Note } from '../ui/note/note.tsx';
import type { Workbench } from './compute-workbench.ts';
import * as css from './workbench.css.ts';

/**
 * Warnings about ignored input: incomplete evaluations, analyses that enter no index, and unknown
 * columns (M-COMPLETE, M-QC-N).
 */
export function LeftOutNote({ of }: { readonly of: Workbench }) {
  const { t } = useLingui();
  const { all } = useFormat();
  const names = useSheetNames();
  const { leftOut, unknownColumns, quality } = of;
  const { tooFew } = quality;
  const count = leftOut.first.length + leftOut.more;
  const columns = all(unknownColumns.slice(0, 20).map((name) => name.slice(0, 40)));
  return (
    <>
      {count > 0 && (
        <Note
          kind="warning"
          title={
            <Plural
              value={count}
              one="# evaluation is left out whole"
              other="# evaluations are left out whole"
            />
          }
        >
          <details>
            <summary>
              <Trans>Not every line of the sheet is answered</Trans>
            </summary>
            <ul className={css.lines}>
              {leftOut.first.map(({ session, sample, replicate, taster, missing }) => (
                <li key={`${session} ${sample} ${replicate} ${taster}`}>
                  <Trans>
                    Session {session}, {sample}, replicate {replicate}, {taster}:{' '}
                    {all(missing.map(names.short))}
                  </Trans>
                </li>
              ))}
            </ul>
          </details>
        </Note>
      )}
      {tooFew.length > 0 && (
        <Note
          kind="info"
          title={
            <Plural
              value={tooFew.length}
              one="# pair or reference material enters no index"
              other="# pairs or reference materials enter no index"
            />
          }
        >
          <details>
            <summary>
              <Trans>Fewer than eight evaluations in an analysis (M-QC-N)</Trans>
            </summary>
            <ul className={css.lines}>
              {tooFew.map(({ kind, sessions, sample, n }) => (
                <li key={`${kind} ${sessions.join(' ')} ${sample}`}>
                  <Trans>
                    Session {all(sessions)}, {sample}:{' '}
                    <Plural value={n} one="# evaluation" other="# evaluations" />
                  </Trans>
                </li>
              ))}
            </ul>
          </details>
        </Note>
      )}
      {unknownColumns.length > 0 && (
        <Note kind="info" title={t`Columns passed over`}>
          <Trans>{columns}: not known and not needed.</Trans>
        </Note>
      )}
    </>
  );
}
