import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Info, MessageSquareText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setComments, setNotes } from '../../../domain/documents/evaluation.document.ts';
import { answeredOf } from '../../../domain/sheets/definition/answered-of.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CollapsibleLabel } from '../../ui/layout/collapsible-label.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { ZoomNote } from '../calibration/zoom-note.tsx';
import { BoothLanguage } from '../frame/booth-language.tsx';
import { PointsView } from '../points/points-view.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { lastLine } from './last-line.ts';
import { SheetLines } from './sheet-lines.tsx';
import { rowId } from './sheet-row.tsx';
import * as style from './sheet-view.css.ts';
import { UnreadNotesButton } from './unread-notes-button.tsx';
import { useDraft } from './use-draft.ts';
import { useNotesFold } from './use-notes-fold.ts';

/**
 * The sheet of a glass: all items of its definition on one page between a fixed header and footer,
 * with one button to continue (SHT-1).
 */
export function SheetView({
  sheet,
  definition,
  pixelsPerMm,
  header,
  notes,
  readNotes = 0,
  onLanguage,
  onReview,
}: {
  readonly sheet: OpenSheet;
  readonly definition: SheetDefinition;
  /** CSS px per millimetre on this screen; null for a sheet without lines. */
  readonly pixelsPerMm: number | null;
  readonly header: ReactNode;
  readonly notes: ReactNode;
  /** The number of messages, counted from the first, that were read before the sheet opened. */
  readonly readNotes?: number | undefined;
  readonly onLanguage: (locale: Locale) => void;
  readonly onReview: () => void;
}) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const isCommenting = isAsked || sheet.value.comments !== '';
  useReturnToLine(sheet.value.header.birth);
  const { answered, of: total } = answeredOf(sheet.value, definition);
  const blank = total - answered;
  const fold = useNotesFold(readNotes);
  const isTold = fold.unread.length > 0;
  return (
    <BoothShell
      align="fill"
      header={header}
      notes={
        <>
          {notes}
          <ZoomNote />
        </>
      }
      fold={{ ...fold, label: t`Understood` }}
      footer={
        <>
          <Button
            variant="plain"
            size="booth"
            icon={MessageSquareText}
            onPress={() => {
              setAsked(true);
              document.querySelector<HTMLElement>('#comments textarea')?.focus();
            }}
          >
            {t`Comments`}
          </Button>
          <CollapsibleLabel isLowPriority={isTold || fold.mayUnfold}>
            <BoothLanguage onChange={onLanguage} />
          </CollapsibleLabel>
          {fold.mayUnfold && (
            <CollapsibleLabel>
              <NotesButton onPress={fold.unfold} />
            </CollapsibleLabel>
          )}
          <span className={style.count} data-told={isTold ? '' : undefined} role="status">
            <span>
              <Trans>
                {answered} of {total} answered
              </Trans>
              {blank > 0 && (
                <span className={style.wideOnly}>
                  {' · '}
                  <Trans>{blank} still blank</Trans>
                </span>
              )}
            </span>
            {isTold && <UnreadNotesButton titles={fold.unread} onPress={fold.unfold} />}
          </span>
          <Button variant="primary" size="booth" iconEnd={ArrowRight} onPress={onReview}>
            {t`Review the sheet`}
          </Button>
        </>
      }
    >
      {definition.form === 'points' && (
        <div className={style.points}>
          <PointsView sheet={sheet} definition={definition} />
          {isCommenting && (
            <div className={style.edgePadding}>
              <CommentsField sheet={sheet} isAsked={isAsked} />
            </div>
          )}
        </div>
      )}
      {definition.form === 'lines' && pixelsPerMm !== null && (
        <div className={style.sheet} style={{ '--sheet-line': `${pixelsPerMm * 100}px` }}>
          <SheetLines sheet={sheet} definition={definition} pixelsPerMm={pixelsPerMm} />
          {definition.hasNotes && <NotesField sheet={sheet} />}
          {isCommenting && <CommentsField sheet={sheet} isAsked={isAsked} />}
        </div>
      )}
    </BoothShell>
  );
}

/** The comments field of the sheet, below its lines: never a layer over them. */
function CommentsField({
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

/** The button in the footer of a sheet that opens dismissed messages again. */
function NotesButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="plain" size="booth" icon={Info} onPress={onPress}>
      {t`What was told`}
    </Button>
  );
}

/** The notes field of a training sheet: what the taster perceives, in their own words (TRN-8). */
function NotesField({ sheet }: { readonly sheet: OpenSheet }) {
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

/**
 * Restores the focus of a sheet after a reload: to the line that was answered last on this device
 * (BTH-13). A sheet that was not begun here gets it on its heading, where no key answers anything
 * (BTH-16).
 */
function useReturnToLine(birth: string): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement.closest('main *') !== null)
      return;
    const attribute = lastLine(localStorage, birth);
    if (attribute === null) {
      document.querySelector('h1')?.focus();
      return;
    }
    const row = document.getElementById(rowId(attribute));
    row?.scrollIntoView({ block: 'nearest' });
    const slider = row?.querySelector<HTMLElement>('[role=slider]:not([data-zero], [data-blank])');
    const control = slider ?? row?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
  }, [birth]);
}
