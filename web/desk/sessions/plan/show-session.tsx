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
export function ShowSession(props: {
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
        <Trans>
          Every taster gets the tray of glasses in the order drawn. From then on glasses, tasters
          and order stay as they are.
        </Trans>
        {warnings > 0 ? (
          <>
            {' '}
            <Trans>Conditions that are not met: {warnings}. They are kept in the trail.</Trans>
          </>
        ) : null}
        {pageSecurity(window.location.protocol, window.isSecureContext) === 'this-machine' ? (
          <>
            {' '}
            <Trans>
              You have it open on the computer that serves it, without https. Give tablets an
              address that begins with https: at any other they do not come back from a reload while
              there is no network.
            </Trans>
          </>
        ) : null}
      </Confirm>
    </>
  );
}
