import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  judgedCriteria,
  type KnownCriteria,
  sessionCriteria,
} from '../../../../domain/sessions/session-criteria.ts';
import type { DaySession } from '../../../../domain/sessions/session-row.ts';
import { refusalOf } from '../../../parts/http/problem-error.ts';
import { criteriaQuery } from '../../../parts/http/queries.ts';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { NoWrapWords } from '../../../ui/layout/no-wrap-words.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { useCriteriaWords } from './use-criteria-words.ts';

/**
 * Whether a session met its acceptance criteria, and which failed; for a closed session the server
 * judges (M-ACCEPT).
 */
export function CriteriaMark({ session }: { readonly session: DaySession }) {
  const criteria = sessionCriteria(session);
  return criteria.kind === 'to-judge' ? (
    <AskedCriteria session={session.session} />
  ) : (
    <CriteriaInWords criteria={criteria} />
  );
}

function AskedCriteria({ session }: { readonly session: number }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const answer = useQuery(criteriaQuery(session));
  if (answer.data !== undefined)
    return <CriteriaInWords criteria={judgedCriteria(answer.data.failed)} />;
  if (answer.error === null) return <Skeleton lines={1} label={t`Loading`} />;
  return <Text tone="muted">{i18n._(refusalMessage(refusalOf(answer.error)))}</Text>;
}

function CriteriaInWords({ criteria }: { readonly criteria: KnownCriteria }) {
  const words = useCriteriaWords()(criteria);
  switch (criteria.kind) {
    case 'met':
      return <StateMark state="done">{words}</StateMark>;
    case 'failed':
      return (
        <StateMark state="flag">
          <NoWrapWords>{words}</NoWrapWords>
        </StateMark>
      );
    case 'not-asked':
    case 'not-known':
      return <Text tone="muted">{words}</Text>;
  }
}
