import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import {
  setFruityKind,
  setMark,
  setOtherDescriptor,
} from '../../../domain/documents/evaluation.document.ts';
import { lineBlocks } from '../../../domain/sheets/definition/line-blocks.ts';
import type { LineItem, LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { AttributeKey } from '../../../domain/words/attributes.ts';
import type { Millimetres } from '../../../domain/words/millimetres.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { AttributeGroup } from '../../ui/attribute-row/attribute-group.tsx';
import { ReservedSpace } from '../../ui/attribute-row/reserved-space.tsx';
import { usePortrait } from '../frame/use-portrait.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { DescriptorHint } from './descriptor-hint.tsx';
import { FruityKindChoice } from './fruity-kind.tsx';
import { keepLastLine } from './last-line.ts';
import { OtherDescriptor } from './other-descriptor.tsx';
import { SheetRow } from './sheet-row.tsx';
import { SmelledOnly } from './smelled-only.tsx';

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
