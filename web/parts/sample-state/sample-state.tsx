import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { useReason } from '../forms/use-reason.ts';
import { request } from '../http/request.ts';
import { useDone } from '../messages/use-done.ts';

type Turn = 'active' | 'validated';

/**
 * Shows whether a sample is active and validated, with buttons that change each state and ask for a
 * reason (SAM-11).
 */
export function SampleState({
  sample,
  isEdited,
  onTurned,
}: {
  readonly sample: SampleRow;
  /** Whether the form has unsaved changes. They must be saved first. */
  readonly isEdited: boolean;
  readonly onTurned: (row: SampleRow) => void;
}) {
  const { t } = useLingui();
  const reason = useReason({ missing: t`Write why.` });
  const [asked, setAsked] = useState<Turn | null>(null);
  const done = useDone();
  const show = useToast();
  const { id, code, active, validated, revision } = sample;
  const words = {
    active: active ? t`Deactivate sample` : t`Activate sample`,
    validated: validated ? t`Invalidate sample` : t`Validate sample`,
  };
  const titles = {
    active: active ? t`Deactivate sample ${code}?` : t`Activate sample ${code}?`,
    validated: validated ? t`Invalidate sample ${code}?` : t`Validate sample ${code}?`,
  };

  async function turn(which: Turn, reason: string): Promise<void> {
    const state = { active, validated, [which]: !sample[which] };
    const body = { ...state, reason, revision };
    const row = done(await request('PUT /api/samples/:id/state', { params: { id }, body }));
    setAsked(null);
    show({ text: t`Your request was processed successfully` });
    onTurned(row);
  }

  return (
    <Stack gap={3}>
      <Inline gap={4} wrap>
        <StateMark state={active ? 'done' : 'off'}>
          {active ? (
            <Trans context="sample">Active</Trans>
          ) : (
            <Trans context="sample">Not active</Trans>
          )}
        </StateMark>
        <Button size="dense" isDisabled={isEdited} onPress={() => setAsked('active')}>
          {words.active}
        </Button>
      </Inline>
      <Inline gap={4} wrap>
        <StateMark state={validated ? 'done' : 'waiting'}>
          {validated ? <Trans>Validated</Trans> : <Trans>Not validated</Trans>}
        </StateMark>
        <Button
          size="dense"
          isDisabled={isEdited || (!validated && sample.class === null)}
          onPress={() => setAsked('validated')}
        >
          {words.validated}
        </Button>
      </Inline>
      <Confirm
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={asked === null ? '' : titles[asked]}
        confirmLabel={asked === null ? '' : words[asked]}
        cancelLabel={t`Cancel`}
        reason={reason}
        onConfirm={async (reason) => {
          if (asked !== null) await turn(asked, reason);
        }}
      >
        <Trans>Results don’t change. The reason is kept.</Trans>
      </Confirm>
    </Stack>
  );
}
