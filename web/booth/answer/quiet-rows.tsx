import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { LineAnswers } from '../../../domain/training/line-answers.ts';
import type { AttributeKey } from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as style from './answer.css.ts';

/**
 * Summary rows of an answer for lines that the taster did not perceive: inside the range, as the
 * panel, or without a target (TRN-5).
 */
export function QuietRows({ lines }: { readonly lines: LineAnswers }) {
  const { t } = useLingui();
  return (
    <>
      <QuietRow keys={lines.inside} said={t`Inside the range`} isSame />
      <QuietRow keys={lines.asPanel} said={t`As the panel`} isSame />
      <QuietRow keys={lines.untold} said={t`No target`} isSame={false} />
    </>
  );
}

function QuietRow(props: {
  readonly keys: readonly AttributeKey[];
  readonly said: string;
  readonly isSame: boolean;
}) {
  const { keys, said, isSame } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  if (keys.length === 0) return null;
  const title = t`${plural(keys.length, { one: '# other line', other: '# other lines' })}`;
  const list = write.all(keys.map((key) => names.short(key)));
  return (
    <li className={style.slim}>
      <span>{title}</span>
      <span className={`${style.more} ${style.drawn}`}>{t`Not perceived by you: ${list}`}</span>
      <span className={style.said[isSame ? 'inside' : 'none']}>
        <Icon of={isSame ? CircleCheck : CircleDashed} size={20} />
        {said}
      </span>
    </li>
  );
}
