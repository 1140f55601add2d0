import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { LineAnswer, MarkDistance } from '../../../domain/training/line-answers.ts';
import type { FruityKind } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { AnswerLine } from '../../ui/answer-line/answer-line.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as style from './answer.css.ts';

/** The fruity kind (green or ripe): as the taster marked it, and as the target has it. */
export type Kinds = { readonly own: FruityKind | null; readonly target: FruityKind | null };

/**
 * One line of the training answer: own mark, target range, panel median, and the distance in words
 * (TRN-5).
 */
export function TrainingAnswerRow({
  line,
  kinds,
}: {
  readonly line: LineAnswer;
  readonly kinds: Kinds;
}) {
  const names = useSheetNames();
  const words = useDistanceWords();
  const { name } = rowName(line.attribute, names);
  const said = words(line.told);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: each row can be read alone by keyboard.
    <li className={style.row} tabIndex={0}>
      <span>
        {name}
        {line.attribute === 'fruity' && <KindWords kinds={kinds} />}
      </span>
      <span className={style.drawn}>
        <AnswerLine mark={line.mark} range={line.range} median={line.median} />
      </span>
      <span className={style.said[lookOf(line.told)]}>
        <Icon of={iconOf(line.told)} size={20} />
        {said}
      </span>
    </li>
  );
}

function KindWords({ kinds: { own, target } }: { readonly kinds: Kinds }) {
  const { t } = useLingui();
  const names = useSheetNames();
  if (own === null || target === null) return null;
  const [mine, wanted] = [names.kind(own), names.kind(target)];
  return (
    <small className={style.more}>
      {own === target ? t`${mine}, as the target` : t`${mine}; the target is ${wanted}`}
    </small>
  );
}

function iconOf(told: MarkDistance): LucideIcon {
  if (!('by' in told)) return CircleDashed;
  if (told.by === 0) return CircleCheck;
  return told.by > 0 ? ArrowRight : ArrowLeft;
}

/** A mark outside the range is no error: it gets an arrow in the text colour, no warning colour. */
function lookOf(told: MarkDistance): keyof typeof style.said {
  if (!('by' in told)) return 'none';
  return told.by === 0 ? 'inside' : 'far';
}

/**
 * Returns a function that writes the distance of a mark from its target in words, so that colour is
 * never the only sign (TRN-5).
 */
function useDistanceWords(): (told: MarkDistance) => string {
  const { t } = useLingui();
  return (told) => {
    switch (told.of) {
      case 'none':
        return t`No target`;
      case 'awaited':
        return t`No target; the panel is still tasting`;
      case 'range':
      case 'panel': {
        const mm = Math.abs(told.by);
        if (told.of === 'range') {
          if (told.by === 0) return t`Inside the range`;
          return told.by > 0
            ? t`${mm} mm stronger than the range`
            : t`${mm} mm weaker than the range`;
        }
        if (told.by === 0) return t`No target; as the panel`;
        return told.by > 0
          ? t`No target; ${mm} mm stronger than the panel`
          : t`No target; ${mm} mm weaker than the panel`;
      }
    }
  };
}
