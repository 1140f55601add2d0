import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import * as styles from './overridden.css.ts';

/**
 * Mark of a training session next to a class: the class says nothing about the sample (TRN-12).
 * With `counts` it also says whether the session counts for the quality indexes. Shows nothing for
 * other sessions.
 */
export function TrainingMark(props: {
  readonly training: boolean;
  /**
   * Whether the plan counts the session for the quality indexes; absent where the plan is not
   * loaded.
   */
  readonly counts?: boolean | undefined;
}) {
  if (!props.training) return null;
  return (
    <span className={styles.against}>
      {/* A grid would stretch the tag. */}
      <span>
        <Tag>
          <Trans>Training</Trans>
        </Tag>
      </span>
      <Text tone="muted">
        <Trans>It gives the sample no category.</Trans>{' '}
        {props.counts === undefined ? null : props.counts ? (
          <Trans>It counts for the quality indexes.</Trans>
        ) : (
          <Trans>It counts in no quality index.</Trans>
        )}
      </Text>
    </span>
  );
}
