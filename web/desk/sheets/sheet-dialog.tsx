import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Points } from '../../../domain/documents/evaluation.document.ts';
import {
  type Calibration,
  isOfAScreen,
  typedName,
} from '../../../domain/documents/evaluation-parts.ts';
import { clockDoubt } from '../../../domain/sheets/clock-doubt.ts';
import { conductDoubts } from '../../../domain/sheets/conduct.ts';
import { itemsOf, maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsSheet,
  SheetDefinition,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import type { UnconfirmedSheet } from '../../../domain/sheets/unconfirmed-sheet.ts';
import type { WholeSheet } from '../../../domain/sheets/whole-sheet.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ConductWords } from '../../live/session/conduct-words.tsx';
import { UnconfirmedWords } from '../../live/session/unconfirmed-note.tsx';
import { wholeSheetQuery } from '../../parts/http/queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { shownDevice } from '../../parts/people/named-device.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReducedLine } from '../../ui/intensity-line/reduced-line.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { SignatureView } from '../../ui/signature-pad/signature-view.tsx';
import { answer, answerLine, answers } from './sheets.css.ts';

type Said = NonNullable<NonNullable<WholeSheet['sheet']>['said']>;

/**
 * Dialog that shows one sealed sheet as it is stored: every answer with its figure, the conditions,
 * the signature (EVA-8).
 */
export function SheetDialog(props: {
  readonly title: string;
  readonly session: number;
  readonly taster: TasterId;
  readonly code: TastingCode;
  readonly unconfirmed: UnconfirmedSheet | null;
  /** Definition of the sheet that was served (SHT-1). */
  readonly definition: SheetDefinition;
  readonly onClose: () => void;
}) {
  const { title, session, taster, code, unconfirmed, definition, onClose } = props;
  const { t } = useLingui();
  const asked = useQuery(wholeSheetQuery(session, taster, code));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      closeLabel={t`Close`}
      size="side"
    >
      <QueryBoundary query={asked}>
        {(whole) => <Whole {...whole} unconfirmed={unconfirmed} definition={definition} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Whole(
  props: WholeSheet & {
    readonly unconfirmed: UnconfirmedSheet | null;
    readonly definition: SheetDefinition;
  },
) {
  const { sheet, later, unconfirmed, definition } = props;
  const { t } = useLingui();
  const write = useFormat();
  const said = sheet?.said ?? null;
  if (sheet === null || said === null)
    return (
      <Note kind="error">
        <Trans>The record of this sheet cannot be read.</Trans>
      </Note>
    );
  const doubt = clockDoubt(sheet.signedAt, sheet.sealedAt);
  return (
    <Stack gap={5}>
      <Answers said={said} definition={definition} />
      <DefinitionList
        layout="sum"
        items={[
          ...(sheet.keyed === null
            ? [{ term: t`Signed`, value: write.instant(sheet.signedAt) }]
            : [
                { term: t`Keyed in from paper by`, value: sheet.keyed.by },
                { term: t`Reason`, value: sheet.keyed.reason },
              ]),
          { term: t`Sealed`, value: write.instant(sheet.sealedAt) },
          { term: t`Version`, value: String(sheet.version) },
          ...(said.smelledOnly ? [{ term: t`Tasting`, value: t`Smelled, not tasted` }] : []),
          { term: t`Heating device`, value: said.heatingDevice || '–' },
          ...(said.notes === undefined
            ? []
            : [{ term: t`Notes of perception`, value: said.notes }]),
          { term: t`Comments`, value: said.comments || '–' },
          { term: t`Device`, value: <SheetDevice device={said.calibration?.device ?? ''} /> },
          {
            term: t`Calibrated`,
            value: said.calibration === null ? '–' : write.instant(said.calibration.at),
          },
          {
            term: t`Measure of the screen`,
            value: said.calibration === null ? '–' : <Measure of={said.calibration} />,
          },
        ]}
      />
      {doubt !== null && (
        <Note kind="warning">
          <Trans>Device clock wrong: both times are kept. The sheet counts.</Trans>
        </Note>
      )}
      {said.calibration !== null && !isOfAScreen(said.calibration) && (
        <Note kind="warning">
          <Trans>No screen measures so: its lines’ length is unknown. The sheet counts.</Trans>
        </Note>
      )}
      {sheet.withoutDigest === true && (
        <Note kind="info">
          <Trans>Signed with an older version: which values it covers is unknown.</Trans>
        </Note>
      )}
      {conductDoubts(sheet.conduct).length > 0 && (
        <Note kind="warning">
          <ConductWords conduct={sheet.conduct} />
        </Note>
      )}
      {unconfirmed !== null && (
        <Note kind="warning">
          <UnconfirmedWords by={unconfirmed.by} at={unconfirmed.at} />
        </Note>
      )}
      {sheet.keyed !== null && (
        <Note kind="info">
          <Trans>Filled in and signed on paper; keyed in twice.</Trans>
        </Note>
      )}
      {said.signature === null ? null : (
        <SignatureView
          strokes={said.signature.strokes}
          typed={typedName(said.signature)}
          label={t`Signature`}
        />
      )}
      {later.map((entry) => (
        <Later key={entry.at} {...entry} definition={definition} />
      ))}
    </Stack>
  );
}

/** Calibration of the screen: CSS px per mm, device pixel ratio, window size in CSS px (CAL-3). */
function Measure({ of }: { readonly of: Calibration }) {
  const write = useFormat();
  const [pixels, ratio] = [of.pixelsPerMm, of.pixelRatio].map((value) => write.number(value, 2));
  const [width, height] = of.window.map((side) => write.number(side, 0));
  return (
    <Trans>
      {pixels} px/mm, pixel ratio {ratio}, window {width} × {height}
    </Trans>
  );
}

/** Answers that a device sent after the sheet was sealed, kept apart from it (EVA-6). */
function Later({
  at,
  said,
  definition,
}: WholeSheet['later'][number] & { readonly definition: SheetDefinition }) {
  const { t } = useLingui();
  const write = useFormat();
  const day = write.instant(at);
  return (
    <Note kind="info" title={t`Arrived after the seal, ${day}`}>
      <Stack gap={3}>
        <Trans>Sheet unchanged. The audit trail keeps it.</Trans>
        {said === null ? null : <Answers said={said} definition={definition} />}
      </Stack>
    </Note>
  );
}

function Answers({
  said,
  definition,
}: {
  readonly said: Said;
  readonly definition: SheetDefinition;
}) {
  return definition.form === 'lines' ? (
    <Lines said={said} />
  ) : (
    <SheetPoints points={said.points ?? {}} definition={definition} />
  );
}

function Lines({ said }: { readonly said: Said }) {
  const names = useSheetNames();
  const write = useFormat();
  const aside = (key: AttributeKey): string | null => {
    if (key === 'fruity' && said.fruityKind !== null) return names.kind(said.fruityKind);
    if (key === 'other' && said.otherDescriptor !== null) return names.of(said.otherDescriptor);
    return null;
  };
  return (
    <ul className={answers}>
      {ATTRIBUTE_KEYS.map((key) => {
        const mm = said.marks[key];
        return (
          <li key={key} className={answerLine}>
            <span>
              {names.label(key)} <Text tone="caption">{aside(key)}</Text>
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
  );
}

/** Name of the device on which a sheet was filled in (EVL-2). */
function SheetDevice({ device }: { readonly device: string }) {
  const { name, figures } = shownDevice(device);
  if (figures === null) return name === '' ? '–' : name;
  return name === '' ? <Trans>Device …{figures}</Trans> : `${name} …${figures}`;
}

/** Points of a sealed sheet: by item, by block, and their total (SHT-4). */
export function SheetPoints({
  points,
  definition,
}: {
  readonly points: Points;
  readonly definition: PointsSheet;
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  const of = (given: number | null, most: number): string =>
    given === null ? t`Blank` : t`${given} of ${most}`;
  const items = itemsOf(definition);
  return (
    <DefinitionList
      layout="sum"
      items={[
        ...definition.blocks.flatMap((block) => [
          ...block.items.map(({ key, name, note, maximum }) => ({
            term: note === null ? words(name) : `${words(name)}, ${words(note)}`,
            value: of(points[key] ?? null, maximum),
          })),
          {
            term: `${block.key} · ${words(block.name)}`,
            value: of(soFar(block.items, points).points, maximumOf(block)),
          },
        ]),
        { term: t`Together`, value: of(soFar(items, points).points, maximumOf({ items })) },
      ]}
    />
  );
}
