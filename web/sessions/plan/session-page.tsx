import { Trans, useLingui } from '@lingui/react/macro';
import { parseSessionCode, type SessionCode } from '../../../domain/panel/ids.ts';
import { RefusalWords } from '../../app/refusal-note.tsx';
import { useTextParams } from '../../board/use-text-params.ts';
import { refusalOf } from '../../http/problem-error.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NewSession } from './new-session.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { usePlan } from './use-plan.ts';

/** Plans a new session (no number, or 0), or opens the shared plan of the session its address names. */
export function SessionPage() {
  const code = useTextParams()['code'] ?? '0';
  if (code === '0') return <NewSession />;
  const session = parseSessionCode(code);
  if (session === null)
    return (
      <Page>
        <Note kind="error">
          <Trans>There is no session of that number.</Trans>
        </Note>
      </Page>
    );
  return <PlanOf key={session} session={session} />;
}

function PlanOf({ session }: { readonly session: SessionCode }) {
  const { t } = useLingui();
  const state = usePlan(session);
  if (state.kind === 'ready') return <PlanScreen shared={state.shared} />;
  return (
    <Page>
      {state.kind === 'loading' ? (
        <Skeleton lines={8} label={t`Loading`} />
      ) : (
        <Note
          kind="error"
          isLive
          actions={
            <LinkButton href="/intra/sessions/list">
              <Trans>To the sessions</Trans>
            </LinkButton>
          }
        >
          <RefusalWords refusal={refusalOf(state.error)} />
        </Note>
      )}
    </Page>
  );
}
