import { Trans, useLingui } from '@lingui/react/macro';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { clockDoubt } from '../../../domain/sheets/clock-doubt.ts';
import type { UnconfirmedSheet } from '../../../domain/sheets/unconfirmed-sheet.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { UnconfirmedWords } from '../../live/session/unconfirmed-note.tsx';
import { sentence } from '../../parts/figures/sentence.css.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReducedLine } from '../../ui/intensity-line/reduced-line.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { SignatureView } from '../../ui/signature-pad/signature-view.tsx';
import { answer, answerLine, answers } from './sheets.css.ts';

/** One signed sheet as the desk reads it: every answer with its figure, the conditions, the signature. */
export function SheetDialog(props: {
  readonly title: string;
  readonly sheet: EvaluationValue;
  readonly sealed: { readonly at: string; readonly version: number };
  readonly unconfirmed: UnconfirmedSheet | null;
  readonly onClose: () => void;
}) {
  const { title, sheet, sealed, unconfirmed, onClose } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const doubt = sheet.signature && clockDoubt(sheet.signature.at, sealed.at);
  const aside = (key: AttributeKey): string | null => {
    if (key === 'fruity' && sheet.fruityKind !== null) return names.kind(sheet.fruityKind);
    if (key === 'other' && sheet.otherDescriptor !== null) return names.of(sheet.otherDescriptor);
    return null;
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      closeLabel={t`Close`}
      size="side"
    >
      <Stack gap={5}>
        <ul className={answers}>
          {ATTRIBUTE_KEYS.map((key) => {
            const mm = sheet.marks[key];
            return (
              <li key={key} className={answerLine}>
                <span>
                  <span className={sentence}>{names.short(key)}</span>{' '}
                  <Text tone="caption">{aside(key)}</Text>
                </span>
                {mm === undefined ? (
                  <Text tone="muted">
                    <Trans>Blank</Trans>
                  </Text>
                ) : mm === 0 ? (
                  <Text tone="muted">
                    <Trans>Not perceived</Trans>
                  </Text>
                ) : (
                  <ReducedLine value={mm} />
                )}
                <span className={answer}>{mm === undefined ? '–' : write.cm(mm / 10)}</span>
              </li>
            );
          })}
        </ul>
        <DefinitionList
          layout="sum"
          items={[
            {
              term: t`Signed`,
              value: sheet.signature === null ? '–' : write.instant(sheet.signature.at),
            },
            { term: t`Sealed`, value: write.instant(sealed.at) },
            { term: t`Version`, value: String(sealed.version) },
            ...(sheet.smelledOnly ? [{ term: t`Tasting`, value: t`Smelled, not tasted` }] : []),
            { term: t`Heating device`, value: sheet.heatingDevice || '–' },
            { term: t`Comments`, value: sheet.comments || '–' },
            { term: t`Device`, value: sheet.calibration?.device ?? '–' },
            {
              term: t`Calibrated`,
              value: sheet.calibration === null ? '–' : write.instant(sheet.calibration.at),
            },
          ]}
        />
        {doubt !== null && (
          <Note kind="warning">
            <Trans>
              The clock of this device cannot have been right: both instants are kept, and the sheet
              counts as any other.
            </Trans>
          </Note>
        )}
        {unconfirmed !== null && (
          <Note kind="warning">
            <UnconfirmedWords by={unconfirmed.by} at={unconfirmed.at} />
          </Note>
        )}
        {sheet.signature === null ? null : (
          <SignatureView strokes={sheet.signature.strokes} label={t`Signature`} />
        )}
      </Stack>
    </Dialog>
  );
}
