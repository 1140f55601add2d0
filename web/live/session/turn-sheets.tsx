import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type * as Y from 'yjs';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { BulkResultNotes } from '../../parts/bulk/bulk-result-notes.tsx';
import { type BulkResult, NO_RESULTS, runForEach } from '../../parts/bulk/run-for-each.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { type SheetTurn, turnSheet } from './turn-sheet.ts';

/**
 * The confirmation that excludes one or several sheets from the figures, or puts them back, with
 * one reason (ASM-1, FRM-7). It shows the error of each sheet that was refused (FRM-14).
 */
export function TurnSheets(props: {
  readonly turn: SheetTurn;
  readonly doc: Y.Doc;
  /** The notes are read-only: the session was validated meanwhile. */
  readonly isReadOnly: boolean;
  readonly tasters: readonly { readonly id: TasterId; readonly name: string }[];
  readonly replicate: Replicate;
  readonly by: string;
  readonly onClose: () => void;
}) {
  const { turn, doc, isReadOnly, replicate, by, onClose } = props;
  const { t } = useLingui();
  const show = useToast();
  // The tasters are fixed when the dialog opens: a changed sheet leaves the caller's list.
  const [tasters] = useState(props.tasters);
  const [result, setResult] = useState<BulkResult<TasterId>>(NO_RESULTS);
  const nameOf = (id: string) => tasters.find((one) => one.id === id)?.name ?? '';
  const left =
    result.refused.length > 0 ? result.refused.map(({ key }) => key) : tasters.map(({ id }) => id);
  const words = useWords(turn, left.length, nameOf(left[0] ?? ''));
  const reason = useReason({
    kept: t`Also kept in the audit trail.`,
    missing: words.missing,
  });
  const doneWords = (done: readonly string[]) => {
    const names = done.map(nameOf).join(', ');
    return turn === 'exclude'
      ? t`${plural(done.length, { one: `The sheet of ${names} is left out`, other: `The sheets of ${names} are left out` })}`
      : t`${plural(done.length, { one: `The sheet of ${names} is included again`, other: `The sheets of ${names} are included again` })}`;
  };

  async function confirmed(text: string): Promise<void> {
    const at = new Date().toISOString();
    const now = await runForEach(left, result, async (taster) =>
      turnSheet({ doc, isReadOnly }, turn, { taster, replicate, reason: text.trim(), by, at }),
    );
    if (now.refused.length === 0) show({ text: doneWords(now.done) });
    setResult(now);
    // An error keeps the dialog open with the refused sheets; otherwise it closes itself.
    if (now.refused.length > 0) throw new Error('not all');
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={words.title}
      confirmLabel={words.label}
      cancelLabel={t`Cancel`}
      isDanger={turn === 'exclude'}
      reason={reason}
      onConfirm={confirmed}
    >
      <Stack gap={3}>
        <span>{words.follows}</span>
        <BulkResultNotes
          result={result}
          done={doneWords(result.done)}
          titleOf={(id) => {
            const name = nameOf(id);
            return t`Sheet of ${name}`;
          }}
        />
      </Stack>
    </Confirm>
  );
}

function useWords(
  turn: SheetTurn,
  count: number,
  name: string,
): {
  readonly title: string;
  readonly label: string;
  readonly missing: string;
  readonly follows: ReactNode;
} {
  const { t } = useLingui();
  return turn === 'exclude'
    ? {
        title: t`${plural(count, { one: `Leave out the sheet of ${name}?`, other: 'Leave out # sheets?' })}`,
        label: t`Leave out`,
        missing: t`Write why.`,
        follows: (
          <Plural
            value={count}
            one="Not counted, but kept. You can include it until validation."
            other="Not counted, but kept. You can include them until validation."
          />
        ),
      }
    : {
        title: t`${plural(count, { one: `Include the sheet of ${name} again?`, other: 'Include # sheets again?' })}`,
        label: t`Include again`,
        missing: t`Write why.`,
        follows: (
          <Plural
            value={count}
            one="Counted again. You can leave it out until validation."
            other="Counted again. You can leave them out until validation."
          />
        ),
      };
}
