import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import {
  setFruityKind,
  setMark,
  setOtherDescriptor,
} from '../../../domain/documents/evaluation.document.ts';
import type { LinesSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import {
  type AttributeKey,
  NEGATIVE_KEYS,
  POSITIVE_KEYS,
} from '../../../domain/words/attributes.ts';
import type { Millimetres } from '../../../domain/words/millimetres.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { AttributeGroup } from '../../ui/attribute-row/attribute-group.tsx';
import { KeptPlace } from '../../ui/attribute-row/kept-place.tsx';
import { usePortrait } from '../frame/use-portrait.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { FruityKindChoice } from './fruity-kind.tsx';
import { keepLastLine } from './last-line.ts';
import { OtherDescriptor } from './other-descriptor.tsx';
import { SheetRow } from './sheet-row.tsx';
import { SmelledOnly } from './smelled-only.tsx';

/** The nine lines in the sheet's order. Each mark is written to this device when the gesture ends. */
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
  const noteOf = (key: AttributeKey): string | undefined => {
    const note = definition.items.find(({ attribute }) => attribute === key)?.note;
    return note === undefined ? undefined : words(note);
  };
  const { otherDescriptor, fruityKind } = value;
  const asksDescriptor = (marks.other ?? 0) > 0 || otherDescriptor !== null;
  const descriptor = useMemo(
    () => (
      <KeptPlace isShown={asksDescriptor}>
        <OtherDescriptor
          value={otherDescriptor}
          placement={isPortrait ? 'below' : 'aside'}
          onChange={(key) => setOtherDescriptor(doc, key)}
        />
      </KeptPlace>
    ),
    [doc, asksDescriptor, otherDescriptor, isPortrait],
  );
  const asksKind = (marks.fruity ?? 0) > 0 || fruityKind !== null;
  const kind = useMemo(
    () => (
      <KeptPlace isShown={asksKind}>
        <FruityKindChoice value={fruityKind} onChange={(chosen) => setFruityKind(doc, chosen)} />
      </KeptPlace>
    ),
    [doc, asksKind, fruityKind],
  );
  return (
    <>
      <AttributeGroup title={t`Perception of defects`} end={<SmelledOnly sheet={sheet} />}>
        {NEGATIVE_KEYS.map((key) => (
          <SheetRow
            key={key}
            attribute={key}
            mark={marks[key]}
            note={noteOf(key)}
            pixelsPerMm={pixelsPerMm}
            onMark={answer}
            aside={key === 'other' && !isPortrait ? descriptor : undefined}
            below={key === 'other' && isPortrait ? descriptor : undefined}
          />
        ))}
      </AttributeGroup>
      <AttributeGroup title={t`Perception of positive attributes`} isSecond>
        {POSITIVE_KEYS.map((key) => (
          <SheetRow
            key={key}
            attribute={key}
            mark={marks[key]}
            note={noteOf(key)}
            pixelsPerMm={pixelsPerMm}
            onMark={answer}
            aside={key === 'fruity' ? kind : undefined}
          />
        ))}
      </AttributeGroup>
    </>
  );
}
