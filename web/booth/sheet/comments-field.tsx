import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { setComments } from '../../../domain/documents/evaluation.document.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import * as style from './sheet-view.css.ts';
import { useDraft } from './use-draft.ts';

/** The comments field of the sheet, below its lines: never a layer over them. */
export function CommentsField({
  sheet,
  isAsked,
}: {
  readonly sheet: OpenSheet;
  /** Whether the taster has just opened it: it scrolls into view and takes the focus. */
  readonly isAsked: boolean;
}) {
  const { t } = useLingui();
  const draft = useDraft(sheet.value.comments, (text) => setComments(sheet.doc, text));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <div className={style.comments} id="comments" ref={place}>
      <TextArea
        size="booth"
        label={t`Comments`}
        value={draft.text}
        onChange={draft.onChange}
        onBlur={draft.flush}
        rows={3}
        maxLength={2000}
        autoFocus={isAsked}
      />
    </div>
  );
}
