import { Trans } from '@lingui/react/macro';
import type { Repeat } from '../../../domain/sessions/decide-repeat.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';

/** What the sample will be on the chosen plan, or why it cannot be put there, in words (PLN-46). */
export function RepeatWords({ repeat }: { readonly repeat: Repeat }) {
  const write = useFormat();
  if (repeat.kind === 'may-not')
    return (
      <Note kind="warning" isLive>
        <NoRepeatWords why={repeat.why} />
      </Note>
    );
  return (
    <Text as="p">
      {repeat.half === null ? (
        <Trans>No earlier analysis waits: first of a new pair.</Trans>
      ) : (
        <Trans>
          Served under another code, as replicate 2 of the pair from session {repeat.half.session},{' '}
          {write.day(repeat.half.date)}.
        </Trans>
      )}
    </Text>
  );
}

function NoRepeatWords({ why }: { readonly why: (Repeat & { kind: 'may-not' })['why'] }) {
  switch (why) {
    case 'on-plan':
      return <Trans>The sample is already on this plan.</Trans>;
    case 'training':
      return <Trans>Training cannot form a pair. Choose another.</Trans>;
    case 'counter':
      return <Trans>A counter-assessment cannot form a pair. Choose another.</Trans>;
  }
}
