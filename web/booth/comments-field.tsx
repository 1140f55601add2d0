import { useLingui } from '@lingui/react/macro';
import { setComments } from '../../domain/documents/evaluation.document.ts';
import { TextArea } from '../ui/text-area/text-area.tsx';
import type { OpenSheet } from './open-sheet.ts';
import * as style from './sheet-view.css.ts';
import { useDraft } from './use-draft.ts';

/** The comments of the sheet, below its lines: never a layer over them. */
export function CommentsField({ sheet }: { readonly sheet: OpenSheet }) {
  const { t } = useLingui();
  const draft = useDraft(sheet.value.comments, (text) => setComments(sheet.doc, text));
  return (
    <div className={style.comments} id="comments">
      <TextArea
        size="booth"
        label={t`Comments`}
        value={draft.text}
        onChange={draft.onChange}
        onBlur={draft.flush}
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </div>
  );
}
