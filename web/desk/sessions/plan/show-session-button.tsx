import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistItem } from '../../../../domain/sessions/checklist-item.ts';
import { wallsOf } from '../../../../domain/sessions/plan-checklist.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useDeskCommand } from '../../../live/session/use-desk-command.ts';
import { pageSecurity } from '../../../parts/page/page-security.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/**
 * The button that shows a planned session to its tasters after a confirmation, and opens its live
 * board.
 */
export function ShowSessionButton(props: {
  readonly session: number;
  readonly items: readonly ChecklistItem[];
  readonly isStored: boolean;
  /**
   * Goes to the first unreadable input, which is not on the plan; returns whether there is any
   * (FRM-12).
   */
  readonly goToUnread: () => boolean;
}) {
  const { session, items, isStored, goToUnread } = props;
  const { t } = useLingui();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const give = useDeskCommand(String(isAsking), 'question');
  const warnings = items.filter((item) => item.kind === 'warning' && !item.met).length;

  async function show(): Promise<void> {
    const shown = await give('show-session', { session }, t`The tasters see the session`);
    if (!shown.ok) throw new Error(shown.code);
    router.history.push(boardHref(session));
  }

  return (
    <>
      <Button
        variant="primary"
        icon={Eye}
        isDisabled={wallsOf(items).length > 0 || !isStored}
        onPress={() => setAsking(!goToUnread())}
      >
        <Trans>Show to tasters</Trans>
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Show session ${session} to the tasters?`}
        confirmLabel={t`Show to tasters`}
        cancelLabel={t`Cancel`}
        onConfirm={show}
      >
        <Trans>Tasters get their trays; glasses, tasters and order are then fixed.</Trans>
        {warnings > 0 ? (
          <>
            {' '}
            <Trans>Not met, kept in the audit trail: {warnings}.</Trans>
          </>
        ) : null}
        {pageSecurity(window.location.protocol, window.isSecureContext) === 'this-machine' ? (
          <>
            {' '}
            <Trans>
              No https here. Give tablets an https address, or a reload offline loses the page.
            </Trans>
          </>
        ) : null}
      </Confirm>
    </>
  );
}
