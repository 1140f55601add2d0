import { Trans, useLingui } from '@lingui/react/macro';
import type { Counter } from '../../../domain/results/counter.ts';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { assessmentHref } from '../../live/session/board-addresses.ts';
import { CheckedWords } from '../../live/session/checked-words.tsx';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { AgainstCriteria, LeftOutWords } from '../../parts/sessions/overridden.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * What the session checks, and the counter-assessments of its own result, each with its class and
 * whether that confirms it (PLN-44).
 */
export function CounterWords(props: {
  readonly checks: CheckedResult | null;
  readonly counters: readonly Counter[];
  /** The class to be confirmed; null while the result is not validated. */
  readonly checked: string | null;
  readonly codeOf: (sample: string) => string;
}) {
  const { checks, counters, checked, codeOf } = props;
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      {checks === null ? null : (
        <Text as="p">
          <Trans>This session checks</Trans> <CheckedWords checks={checks} codeOf={codeOf} />
        </Text>
      )}
      {counters.length === 0 ? null : (
        <ol aria-label={t`Counter-assessments of this result`}>
          {counters.map((counter) => (
            <li key={`${counter.session}|${counter.replicate}`}>
              <OneCounter counter={counter} checked={checked} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function OneCounter(props: { readonly counter: Counter; readonly checked: string | null }) {
  const { counter, checked } = props;
  const { i18n } = useLingui();
  const write = useFormat();
  const { session, sample, replicate } = counter;
  const isClean = counter.validationReason === null && counter.leftOut.length === 0;
  return (
    <>
      {counter.class === null ? (
        <Trans>Not validated yet</Trans>
      ) : (
        <>
          <strong>{i18n._(oilClassMessage(counter.class))}</strong>
          <AgainstCriteria reason={counter.validationReason} />
          <LeftOutWords leftOut={counter.leftOut} />
        </>
      )}
      <Text tone="muted" as="p">
        <Link href={assessmentHref(session, sample, replicate ?? undefined)}>
          <Trans>
            Session {session}, {write.day(counter.date)}
          </Trans>
        </Link>
      </Text>
      {counter.class === null || checked === null ? null : counter.class === checked ? (
        <StateMark state={isClean ? 'done' : 'flag'}>
          <Trans>Confirms the category</Trans>
        </StateMark>
      ) : (
        <StateMark state="stop">
          <Trans>Does not confirm the category</Trans>
        </StateMark>
      )}
    </>
  );
}
