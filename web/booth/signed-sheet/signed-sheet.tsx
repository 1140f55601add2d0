import { Trans, useLingui } from '@lingui/react/macro';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { typedName } from '../../../domain/documents/evaluation-parts.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { SignatureView } from '../../ui/signature-pad/signature-view.tsx';
import { ReducedSheet } from './reduced-sheet.tsx';
import * as style from './signed-sheet.css.ts';

/** A taster's own signed sheet, read-only: answers, comments and signature. */
export function SignedSheet({
  sheet,
  definition,
}: {
  readonly sheet: EvaluationValue;
  readonly definition: SheetDefinition;
}) {
  const { t } = useLingui();
  return (
    <>
      <ReducedSheet sheet={sheet} definition={definition} isDense />
      {sheet.notes !== undefined && <p>{sheet.notes}</p>}
      {sheet.comments !== '' && <p>{sheet.comments}</p>}
      {sheet.signature === null && (
        <p>
          <Trans>Filled in on paper, then keyed in.</Trans>
        </p>
      )}
      {sheet.signature !== null && (
        <div className={style.signature}>
          <SignatureView
            strokes={sheet.signature.strokes}
            typed={typedName(sheet.signature)}
            label={t`Your signature`}
          />
        </div>
      )}
      <p className={style.only}>
        <Trans>Only the leader or an assistant can reopen it.</Trans>
      </p>
    </>
  );
}
