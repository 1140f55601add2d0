import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Eye, EyeOff, Flag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { useHeadingFocus } from '../../ui/page/use-heading-focus.ts';
import { ConfirmValidation } from './confirm-validation.tsx';
import { ReleaseAct } from './release-act.tsx';
import { useDeskCommand } from './use-desk-command.ts';

type Asking = 'hide' | 'close' | 'validate' | 'invalidate' | null;

/**
 * The buttons of a session by its state: show or hide, end tasting, validate, invalidate, release
 * the figures; and the link to its assessment.
 */
export function SessionActs(props: {
  readonly record: Pick<SessionRow, 'session' | 'state' | 'training' | 'releasedFigures'>;
  /** How many sheets are stored; null while it is not known here (BRD-10). */
  readonly sealed: number | null;
  readonly sheets: number;
  readonly failed: readonly FailedCriterion[];
  readonly assessment: { readonly href: string } | null;
}) {
  const { record, sealed, sheets, failed, assessment } = props;
  const { session, state } = record;
  const { t } = useLingui();
  const asked = useReason({ missing: t`Write why.` });
  const [asking, setAsking] = useState<Asking>(null);
  const give = useDeskCommand(`${state} ${asking}`);
  const giveAsked = useDeskCommand(`${state} ${asking}`, 'question');
  const isOpen = (act: Asking) => ({
    isOpen: asking === act,
    onOpenChange: (open: boolean) => setAsking(open ? act : null),
    cancelLabel: t`Cancel`,
  });
  const missing = sealed === null ? null : sheets - sealed;
  useHeadingFocus(state);

  async function run(given: ReturnType<typeof give>): Promise<void> {
    const result = await given;
    if (!result.ok) throw new Error(result.code);
  }

  return (
    <Inline gap={2} wrap>
      {state === 'shown' ? (
        <Button icon={EyeOff} onPress={() => setAsking('hide')}>
          <Trans>Hide session</Trans>
        </Button>
      ) : null}
      {state === 'hidden' ? (
        <Button
          icon={Eye}
          onPress={() => void give('show-session', { session }, t`The tasters see the session`)}
        >
          <Trans>Show session</Trans>
        </Button>
      ) : null}
      {state === 'shown' || state === 'hidden' ? (
        <Button icon={Flag} onPress={() => setAsking('close')}>
          <Trans>End tasting</Trans>
        </Button>
      ) : null}
      {state === 'validated' ? (
        <Button icon={Undo2} variant="danger" onPress={() => setAsking('invalidate')}>
          <Trans>Invalidate session</Trans>
        </Button>
      ) : null}
      <ReleaseAct record={record} isWhole={sheets > 0 && missing === 0} />
      {assessment === null ? null : (
        <LinkButton href={assessment.href} variant={state === 'closed' ? 'secondary' : 'primary'}>
          <Trans>Open assessment</Trans>
        </LinkButton>
      )}
      {state === 'closed' ? (
        <Button icon={CircleCheck} variant="primary" onPress={() => setAsking('validate')}>
          <Trans>Validate session</Trans>
        </Button>
      ) : null}
      <Confirm
        {...isOpen('hide')}
        title={t`Hide session ${session}?`}
        confirmLabel={t`Hide session`}
        onConfirm={() =>
          run(giveAsked('hide-session', { session }, t`The session is hidden from the tasters`))
        }
      >
        <Trans>Tasters no longer see their tray. Their marks are kept.</Trans>
      </Confirm>
      <Confirm
        {...isOpen('close')}
        title={t`End the tasting of session ${session}?`}
        confirmLabel={t`End tasting`}
        onConfirm={() => run(giveAsked('close-session', { session }, t`The tasting is ended`))}
      >
        {missing === null ? (
          <Trans>How many are stored is unknown. Any that arrive are kept and marked late.</Trans>
        ) : missing > 0 ? (
          <Trans>
            <Plural
              value={missing}
              one={`# of ${sheets} sheets is missing.`}
              other={`# of ${sheets} sheets are missing.`}
            />{' '}
            Any that arrive are kept and marked late.
          </Trans>
        ) : (
          <Plural
            value={sheets}
            one="The one sheet is stored. All results open."
            other="All # sheets are stored. All results open."
          />
        )}
      </Confirm>
      <Confirm
        {...isOpen('invalidate')}
        title={t`Invalidate session ${session}?`}
        confirmLabel={t`Invalidate session`}
        isDanger
        reason={asked}
        onConfirm={(reason) =>
          run(
            giveAsked(
              'invalidate-session',
              { session, reason },
              t`Session ${session} is invalidated`,
            ),
          )
        }
      >
        <Trans>
          Its results stop counting, but are kept with your reason. An accepted day reopens; its
          reports say that records changed.
        </Trans>
      </Confirm>
      <ConfirmValidation session={session} failed={failed} {...isOpen('validate')} />
    </Inline>
  );
}
