import { useLingui } from '@lingui/react/macro';
import { setNotes } from '../../../domain/documents/evaluation.document.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import * as style from './sheet-view.css.ts';
import { useDraft } from './use-draft.ts';

/** The notes field of a training sheet: what the taster perceives, in their own words (TRN-8). */
export function NotesField({ sheet }: { readonly sheet: OpenSheet }) {
  const { t } = useLingui();
  const draft = useDraft(sheet.value.notes ?? '', (text) => setNotes(sheet.doc, text));
  return (
    <div className={style.comments}>
      <TextArea
        size="booth"
        label={t`Your notes: what you perceive`}
        value={draft.text}
        onChange={draft.onChange}
        onBlur={draft.flush}
        rows={3}
        maxLength={2000}
      />
    </div>
  );
}
