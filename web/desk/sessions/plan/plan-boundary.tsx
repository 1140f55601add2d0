import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionCode } from '../../../../domain/words/ids.ts';
import { SessionProblem } from '../../../live/session/session-problem.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type SharedPlan, usePlan } from './use-plan.ts';

/** Renders its children with a session's shared plan; until then a skeleton, or the error. */
export function PlanBoundary(props: {
  readonly session: SessionCode;
  readonly children: (shared: SharedPlan) => ReactNode;
}) {
  const { t } = useLingui();
  const state = usePlan(props.session);
  if (state.kind === 'ready') return props.children(state.shared);
  if (state.kind !== 'loading') return <SessionProblem error={state.error} />;
  return (
    <Page>
      <Skeleton lines={8} label={t`Loading`} />
    </Page>
  );
}
