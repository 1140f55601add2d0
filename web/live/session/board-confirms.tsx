import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { TasterId } from '../../../domain/words/ids.ts';

import { useFormat } from '../../i18n/use-format.ts';

import { useReason } from '../../parts/forms/use-reason.ts';

import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useDeskCommand } from './use-desk-command.ts';
import { type Registers, tasterName } from './use-registers.ts';

/** A confirmation that the board shows before a command. */
export type BoardQuestion =
  | {
      readonly kind: 'open-figures';
      readonly entry: PlanEntry;
      /** Whether it is the only glass of its sample (PLN-50). */
      readonly isOnce: boolean;
    }
  | { readonly kind: 'end-rest'; readonly taster: TasterId }
  | { readonly kind: 'reopen'; readonly taster: TasterId; readonly glass: string };

/** The confirmation dialogs of the board, each a full sentence with the safe choice first. */
export function BoardConfirms(props: {
  readonly session: number;
  readonly question: BoardQuestion | null;
  readonly samples: readonly { readonly id: string; readonly code: string }[];
  readonly registers: Registers;
  /** The tasters who saw the panel’s figures of the session, and when (QUA-34). */
  readonly seen: readonly { readonly taster: string; readonly at: string }[];
  readonly onDone: () => void;
}) {
  const { session, question, samples, registers, seen, onDone } = props;
  const { t } = useLingui();
  const write = useFormat();
  const asked = useReason({ missing: t`Write why the sheet is opened again.` });
  const give = useDeskCommand(JSON.stringify(question), 'question');
  if (question === null) return null;
  const common = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onDone()),
    cancelLabel: t`Cancel`,
  };
  const run = async (given: Promise<Result<unknown>>): Promise<void> => {
    const result = await given;
    if (!result.ok) throw new Error(result.code);
    onDone();
  };
  switch (question.kind) {
    case 'open-figures': {
      const { sample, replicate } = question.entry;
      const code = samples.find(({ id }) => id === sample)?.code ?? '';
      return (
        <Confirm
          {...common}
          title={
            question.isOnce
              ? t`Reveal the results of ${code}?`
              : t`Reveal the results of ${code}, replicate ${replicate}?`
          }
          confirmLabel={t`Reveal the results`}
          onConfirm={() =>
            run(
              give(
                'open-figures',
                { session, sample, replicate },
                question.isOnce
                  ? t`The results of ${code} are visible`
                  : t`The results of ${code}, replicate ${replicate}, are visible`,
              ),
            )
          }
        >
          <Trans>Results may bias those still tasting. The audit trail records it.</Trans>
        </Confirm>
      );
    }
    case 'end-rest': {
      const { name, code } = tasterName(registers, question.taster);
      const who = name || code;
      return (
        <Confirm
          {...common}
          title={t`End the rest of ${who}?`}
          confirmLabel={t`End the rest`}
          onConfirm={() =>
            run(give('end-rest', { session, taster: question.taster }, t`The rest is ended`))
          }
        >
          <Trans>The next glass opens at once. The audit trail records it.</Trans>
        </Confirm>
      );
    }
    case 'reopen': {
      const { name, code } = tasterName(registers, question.taster);
      const who = name || code;
      const saw = seen.find(({ taster }) => taster === question.taster);
      const day = saw === undefined ? '' : write.instant(saw.at);
      return (
        <Confirm
          {...common}
          title={t`Re-open sheet ${question.glass} of ${who}?`}
          confirmLabel={t`Re-open the sheet`}
          isDanger
          reason={asked}
          onConfirm={(reason: string) =>
            run(
              give(
                'reopen-sheet',
                { session, taster: question.taster, code: question.glass, reason },
                t`Sheet ${question.glass} is open again`,
              ),
            )
          }
        >
          <Trans>
            The taster may change marks and must sign again; both versions are kept. They read your
            name and reason: write nothing of the sample, figures or others.
          </Trans>{' '}
          <Trans>From paper, somebody else keys it in; a leader, if signed on a device.</Trans>
          {saw !== undefined && (
            <Note kind="warning">
              <Trans>
                {who} saw the panel’s figures on {day}. The new version will say so.
              </Trans>
            </Note>
          )}
        </Confirm>
      );
    }
  }
}
