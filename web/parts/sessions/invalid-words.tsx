import { Trans } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';
import { ReasonWords } from './reason-words.tsx';

/** ASM-31: that an assessment was called invalid and counts for nothing: why, by whom and when; nothing where it is valid. */
export function InvalidWords(props: {
  readonly invalid: ResultRow['invalid'];
  /** Whether the reason stands elsewhere on the page, so that here is the mark alone. */
  readonly isSaid?: boolean;
}) {
  const { invalid, isSaid = false } = props;
  const write = useFormat();
  if (invalid === null) return null;
  const { reason, by, at } = invalid;
  return (
    <span className={styles.against}>
      <StateMark state="stop">
        <Trans>Invalid</Trans>
      </StateMark>
      {isSaid ? null : (
        <>
          <ReasonWords>{reason}</ReasonWords>
          <Text tone="muted" size={13}>
            {by}, {write.instant(at)}
          </Text>
        </>
      )}
    </span>
  );
}
