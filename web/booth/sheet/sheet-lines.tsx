import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import {
  setFruityKind,
  setMark,
  setOtherDescriptor,
  setSmelledOnly,
} from '../../../domain/documents/evaluation.document.ts';
import { lineBlocks } from '../../../domain/sheets/definition/line-blocks.ts';
import type { LineItem, LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  FRUITY_KINDS,
  type FruityKind,
  isDescriptorKey,
  isFruityKind,
} from '../../../domain/words/attributes.ts';
import type { Millimetres } from '../../../domain/words/millimetres.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { AttributeGroup } from '../../ui/attribute-row/attribute-group.tsx';
import { ReservedSpace } from '../../ui/attribute-row/reserved-space.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DescriptorPicker } from '../../ui/descriptor-picker/descriptor-picker.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { usePortrait } from '../frame/use-portrait.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { keepLastLine } from './last-line.ts';
import { SheetRow } from './sheet-row.tsx';

/**
 * The lines of a sheet, in the blocks and the order of its definition (SHT-1). Each mark is written
 * to this device when the gesture ends.
 */
export function SheetLines({
  sheet,
  definition,
  pixelsPerMm,
}: {
  readonly sheet: OpenSheet;
  readonly definition: LinesSheet;
  readonly pixelsPerMm: number;
}) {
  const { t } = useLingui();
  const isPortrait = usePortrait();
  const words = useSheetWords();
  const { doc, value } = sheet;
  const { marks } = value;
  const { birth } = value.header;
  const answer = useCallback(
    (key: AttributeKey, mm: Millimetres | null) => {
      setMark(doc, key, mm);
      keepLastLine(localStorage, birth, key);
    },
    [doc, birth],
  );
  const { otherDescriptor, fruityKind } = value;
  const asksDescriptor = (marks.other ?? 0) > 0 || otherDescriptor !== null;
  // In portrait both questions are visible from the first paint, as on paper, so that none is
  // overlooked.
  const descriptor = useMemo(
    () => (
      <ReservedSpace isShown={isPortrait || asksDescriptor}>
        <OtherDescriptor
          value={otherDescriptor}
          placement={isPortrait ? 'below' : 'aside'}
          onChange={(key) => setOtherDescriptor(doc, key)}
        />
      </ReservedSpace>
    ),
    [doc, asksDescriptor, otherDescriptor, isPortrait],
  );
  const asksKind = (marks.fruity ?? 0) > 0 || fruityKind !== null;
  const kind = useMemo(
    () => (
      <ReservedSpace isShown={isPortrait || asksKind}>
        <FruityKindChoice value={fruityKind} onChange={(chosen) => setFruityKind(doc, chosen)} />
      </ReservedSpace>
    ),
    [doc, asksKind, fruityKind, isPortrait],
  );
  const asked = (asks: LineItem['asks']) =>
    asks === 'descriptor' ? descriptor : asks === 'fruity-kind' ? kind : undefined;
  const row = ({ attribute, asks, note }: LineItem) => {
    // In portrait the names are above the lines, and a wide question goes below its line.
    const isBelow = asks === 'descriptor' && isPortrait;
    return (
      <SheetRow
        key={attribute}
        attribute={attribute}
        mark={marks[attribute]}
        note={note === undefined ? undefined : words(note)}
        pixelsPerMm={pixelsPerMm}
        onMark={answer}
        aside={
          isBelow ? (
            <DescriptorHint isShown={(marks[attribute] ?? 0) > 0 && otherDescriptor === null} />
          ) : (
            asked(asks)
          )
        }
        below={isBelow ? asked(asks) : undefined}
      />
    );
  };
  const { negative, positive } = lineBlocks(definition);
  return (
    <>
      <AttributeGroup title={t`Perception of defects`} end={<SmelledOnly sheet={sheet} />}>
        {negative.map(row)}
      </AttributeGroup>
      <AttributeGroup title={t`Perception of positive attributes`} isSecond>
        {positive.map(row)}
      </AttributeGroup>
    </>
  );
}

/**
 * The hint, at the end of a row's name, that a descriptor is required. Its space is reserved (no
 * layout shift, BTH-17).
 */
function DescriptorHint({ isShown }: { readonly isShown: boolean }) {
  const { t } = useLingui();
  return (
    <ReservedSpace isShown={isShown}>
      <Text tone="muted" size={14}>
        {t`Choose the descriptor (required)`}
      </Text>
    </ReservedSpace>
  );
}

/** The choice of the fruity kind, green or ripe: required when fruity is perceived (M-SHEET). */
function FruityKindChoice({
  value,
  onChange,
}: {
  readonly value: FruityKind | null;
  readonly onChange: (kind: FruityKind | null) => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <SegmentedControl
      label={t`Fruity: green or ripe`}
      size="booth"
      isBlankAllowed
      value={value}
      options={FRUITY_KINDS.map((kind) => ({ id: kind, label: capital(names.kind(kind)) }))}
      onChange={(id) => onChange(isFruityKind(id) ? id : null)}
    />
  );
}

/** The choice of the descriptor for "other negative": required when that is perceived (M-SHEET). */
function OtherDescriptor({
  value,
  placement,
  onChange,
}: {
  readonly value: DescriptorKey | null;
  readonly placement: 'aside' | 'below';
  readonly onChange: (descriptor: DescriptorKey | null) => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <DescriptorPicker
      label={t`What the other negative attribute is`}
      hint={t`Choose the descriptor (required)`}
      chooseLabel={t`Choose`}
      closeLabel={t`Close`}
      placement={placement}
      options={DESCRIPTOR_KEYS.map((key) => ({ id: key, label: names.label(key) }))}
      value={value}
      onChange={(id) => onChange(isDescriptorKey(id) ? id : null)}
    />
  );
}

/** The checkbox of a taster who smelled a very defective oil and did not taste it (M-SHEET). */
function SmelledOnly({ sheet }: { readonly sheet: OpenSheet }) {
  const { t } = useLingui();
  return (
    <Checkbox
      size="booth"
      isSelected={sheet.value.smelledOnly}
      onChange={(isSelected) => setSmelledOnly(sheet.doc, isSelected)}
    >
      {t`Smelled, not tasted`}
    </Checkbox>
  );
}
