import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { LineAnswer, MarkDistance } from '../../../domain/training/line-answers.ts';
import type { FruityKind } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { AnswerLine } from '../../ui/answer-line/answer-line.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as style from './answer.css.ts';
import { useDistanceWords } from './use-distance-words.ts';

/** The fruity kind (green or ripe): as the taster marked it, and as the target has it. */
export type Kinds = { readonly own: FruityKind | null; readonly target: FruityKind | null };

/**
 * One line of the training answer: own mark, target range, panel median, and the distance in words
 * (TRN-5).
 */
export function AnswerRow({ line, kinds }: { readonly line: LineAnswer; readonly kinds: Kinds }) {
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
