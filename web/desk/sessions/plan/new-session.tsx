import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { parseSessionCode } from '../../../../domain/words/ids.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { planHref } from '../../../live/session/board-addresses.ts';
import { CheckedForm } from '../../../parts/forms/checked-form.tsx';
import { DayField } from '../../../parts/forms/day-field.tsx';
import { useSending } from '../../../parts/forms/use-sending.ts';
import { useCommand } from '../../../parts/http/use-command.ts';
import { RefusalNote } from '../../../parts/messages/refusal-note.tsx';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { useSessionDateProblem } from '../../../parts/sessions/use-session-date-problem.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { narrow } from './plan.css.ts';

/**
 * The form for a new session: it asks for the date. The server assigns the number, and the plan
 * opens.
 */
export function NewSession() {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryClient();
  const today = useToday();
  const [date, setDate] = useState<string | null>(today);
  const problem = useSessionDateProblem(date);
  const [training, setTraining] = useState(false);
  const sending = useSending();
  const command = useCommand();
  const { pending, refusal } = sending;
  usePageTitle(t`New session`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: t`New session` },
  ]);

  async function create(): Promise<void> {
    if (date === null || problem !== undefined) return;
    const created = await sending.send(() => command('create-session', { date, training }));
    if (created?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    const session = parseSessionCode(Number(created.value['session']));
    if (session !== null) router.history.push(planHref(session));
  }

  return (
    <Page>
      <PageHeader title={t`Plan a session`} lede={t`Pick a date. You plan the rest next.`} />
      <div className={narrow}>
        <CheckedForm onSubmit={() => void create()} label={t`Plan a session`}>
          <Stack gap={5}>
            {refusal === null ? null : <RefusalNote refusal={refusal} />}
            <DayField
              label={t`Session date`}
              value={date}
              onChange={setDate}
              isRequired
              requiredText={t`required`}
              errorMessage={problem}
            />
            <Switch
              isSelected={training}
              onChange={setTraining}
              description={t`Not counted in quality control.`}
            >
              <Trans>Training session</Trans>
            </Switch>
            <Inline>
              <Button
                type="submit"
                variant="primary"
                icon={CalendarPlus}
                pending={pending}
                isDisabled={problem !== undefined}
              >
                {pending ? <Trans>Creating</Trans> : <Trans>Create the session</Trans>}
              </Button>
            </Inline>
          </Stack>
        </CheckedForm>
      </div>
    </Page>
  );
}
