import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Result } from '../../../domain/refusal.ts';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { BulkResultNotes } from '../../parts/bulk/bulk-result-notes.tsx';
import { useBulkAction } from '../../parts/bulk/use-bulk-action.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { request } from '../../parts/http/request.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/**
 * Confirmation dialog that activates or deactivates several samples with one shared reason, and
 * shows why each refused one failed (SAM-11, FRM-14).
 */
export function TurnSamples(props: {
  readonly samples: readonly SampleRow[];
  /** State that the samples get: true for active. */
  readonly active: boolean;
  readonly onClose: (isDone: boolean) => void;
}) {
  const { samples, active, onClose } = props;
  const { t } = useLingui();
  const reason = useReason({ missing: t`Write why.` });
  const codeOf = (id: string): string => samples.find((row) => row.id === id)?.code ?? id;

  const doneWords = (done: readonly string[]) => {
    const codes = done.map(codeOf).join(', ');
    return active
      ? t`${plural(done.length, { one: `Sample ${codes} is active`, other: `Samples ${codes} are active` })}`
      : t`${plural(done.length, { one: `Sample ${codes} is not active any more`, other: `Samples ${codes} are not active any more` })}`;
  };

  const { result, left, run } = useBulkAction({
    keys: samples.map(({ id }) => id),
    list: 'samples',
    doneWords,
    onClose,
  });

  const turn = (text: string): Promise<void> =>
    run((id, known) => {
      const seen = samples.find((row) => row.id === id);
      return turnSample({ id, active, reason: text, seen: known === null ? (seen ?? null) : null });
    });

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(false))}
      title={
        active
          ? t`${plural(left.length, { one: 'Activate # sample?', other: 'Activate # samples?' })}`
          : t`${plural(left.length, { one: 'Deactivate # sample?', other: 'Deactivate # samples?' })}`
      }
      confirmLabel={active ? t`Activate` : t`Deactivate`}
      cancelLabel={t`Cancel`}
      reason={reason}
      onConfirm={turn}
    >
      <Stack gap={3}>
        <Inline gap={3}>
          {left.map((id) => (
            <Text key={id} tone="code">
              {codeOf(id)}
            </Text>
          ))}
        </Inline>
        <span>
          <Trans>Results don’t change. The reason is kept.</Trans>
        </span>
        <BulkResultNotes
          result={result}
          done={doneWords(result.done)}
          titleOf={(id) => {
            const code = codeOf(id);
            return t`Sample ${code}`;
          }}
        />
      </Stack>
    </Confirm>
  );
}

/**
 * Activates or deactivates a sample and leaves its validation as it is (SAM-11). Without `seen`, it
 * reads the row again first: a retry after a conflict then uses the current revision.
 */
async function turnSample(act: {
  readonly id: string;
  readonly active: boolean;
  readonly reason: string;
  readonly seen: SampleRow | null;
}): Promise<Result<SampleRow>> {
  const { id, active, reason, seen } = act;
  const params = { id };
  const read: Result<SampleRow> =
    seen === null ? await request('GET /api/samples/:id', { params }) : { ok: true, value: seen };
  if (!read.ok) return read;
  const { validated, revision } = read.value;
  const body = { active, validated, reason, revision };
  return request('PUT /api/samples/:id/state', { params, body });
}
