import { useLingui } from '@lingui/react/macro';
import { isDescriptorKey, isFruityKind } from '../../../domain/words/attributes.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { useLineWords } from '../../parts/messages/use-line-words.ts';
import { ReducedLine } from '../../ui/intensity-line/reduced-line.tsx';
import * as style from './quarantined-copy-dialog.css.ts';

/** One answer of a sheet: in words, or a mark as a small line, since a taster sees no figures. */
export function AnswerValue(props: {
  readonly map: string;
  readonly name: string;
  readonly value: unknown;
}) {
  const { map, name, value } = props;
  const { t } = useLingui();
  const lineWords = useLineWords();
  const names = useSheetNames();
  if (value === undefined || value === null || value === '')
    return <span className={style.quiet}>{t`Blank`}</span>;
  if (name === 'smelledOnly')
    return <span>{value === true ? t`Smelled, not tasted` : t`Blank`}</span>;
  if (map === 'marks' && typeof value === 'number')
    return value === 0 ? (
      <span>{t`Not perceived`}</span>
    ) : (
      <span className={style.mark}>
        <ReducedLine label={lineWords(value)} value={value} />
      </span>
    );
  if (name === 'fruityKind' && isFruityKind(value)) return <span>{names.kind(value)}</span>;
  if (name === 'otherDescriptor' && isDescriptorKey(value)) return <span>{names.of(value)}</span>;
  return <span>{String(value)}</span>;
}
