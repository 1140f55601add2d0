import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { answeredOf } from '../../../domain/sheets/definition/answered-of.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CollapsibleLabel } from '../../ui/layout/collapsible-label.tsx';
import { ZoomNote } from '../calibration/zoom-note.tsx';
import { BoothLanguage } from '../frame/booth-language.tsx';
import { PointsView } from '../points/points-view.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { CommentsField } from './comments-field.tsx';
import { NotesButton } from './notes-button.tsx';
import { NotesField } from './notes-field.tsx';
import { SheetLines } from './sheet-lines.tsx';
import * as style from './sheet-view.css.ts';
import { UnreadNotesButton } from './unread-notes-button.tsx';
import { useNotesFold } from './use-notes-fold.ts';
import { useReturnToLine } from './use-return-to-line.ts';

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
