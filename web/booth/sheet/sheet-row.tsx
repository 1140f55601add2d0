import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import type { AttributeKey } from '../../../domain/words/attributes.ts';
import {
  isMillimetres,
  type Millimetres,
  NOT_PERCEIVED,
} from '../../../domain/words/millimetres.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { useLineWords } from '../../parts/messages/use-line-words.ts';
import { AttributeRow } from '../../ui/attribute-row/attribute-row.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { IntensityLine } from '../../ui/intensity-line/intensity-line.tsx';
import { ZeroButton } from '../../ui/zero-button/zero-button.tsx';

/** The element id of a row of the sheet, by which the review leads to it. */
export const rowId = (attribute: AttributeKey): string => `row-${attribute}`;

/**
 * One line of the sheet: its name, "not perceived", the line, and a button that clears it; no
 * figure. It is memoised: a mark re-renders its own row alone, since a finger would wait for nine
 * rows on a slow tablet.
 */
export const SheetRow = memo(function SheetRow({
  attribute,
  mark,
  note: ownNote,
  pixelsPerMm,
  onMark,
  aside,
  below,
}: {
  readonly attribute: AttributeKey;
  readonly mark: Millimetres | undefined;
  /** The panel's own note below the name (SHT-10). */
  readonly note?: string | undefined;
  readonly pixelsPerMm: number;
  readonly onMark: (attribute: AttributeKey, mm: Millimetres | null) => void;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const { name, note } = rowName(attribute, names);
  const lineWords = useLineWords();
  const isZero = mark === 0;
  // The mark is painted first and the clear button in a deferred render: nobody reaches for it
  // sooner.
  const mayClear = useDeferredValue(mark !== undefined);
  return (
    <AttributeRow
      id={rowId(attribute)}
      name={name}
      note={joined(note, ownNote)}
      aside={aside}
      below={below}
      zero={
        <ZeroButton
          label={t`Not perceived`}
          spoken={t`${name}: not perceived`}
          isOn={isZero}
          onChange={(on) => onMark(attribute, on ? NOT_PERCEIVED : null)}
        />
      }
      line={
        <IntensityLine
          label={name}
          value={mark ?? null}
          isZero={isZero}
          pixelsPerMm={pixelsPerMm}
          onCommit={(mm) => onMark(attribute, isMillimetres(mm) ? mm : null)}
          valueText={lineWords}
          askPlace={t`Type 0 to 100, or press Home or End`}
          askSteps={t`Go to a place in millimetre steps`}
          putPlace={t`Mark here`}
          refusePlace={t`Whole millimetres, from 0 to 100`}
        />
      }
      clear={
        mayClear && (
          <IconButton
            icon={Undo2}
            size="booth"
            label={t`Clear: ${name}`}
            onPress={() => onMark(attribute, null)}
          />
        )
      }
    />
  );
});

const joined = (...notes: readonly (string | undefined)[]): string | undefined => {
  const said = notes.filter((note) => note !== undefined);
  return said.length === 0 ? undefined : said.join(' · ');
};
