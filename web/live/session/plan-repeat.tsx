import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { parseSessionCode, type SampleId } from '../../../domain/words/ids.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useSending } from '../../parts/forms/use-sending.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { dayOf } from '../../parts/page/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { planHref } from './board-addresses.ts';

/** PLN-32: asks for the day of a session in which the sample is tasted again, and opens its plan. */
export function PlanRepeat({ sample }: { readonly sample: SampleId }) {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryClient();
  const command = useCommand();
  const sending = useSending();
  const [isAsking, setAsking] = useState(false);
  const [date, setDate] = useState<string | null>(() => dayOf(new Date()));

  async function create(): Promise<void> {
    if (date === null) return;
    const data = { date, training: false, repeat: sample };
    const created = await sending.send(() => command('create-session', data));
    if (created?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    const session = parseSessionCode(Number(created.value['session']));
    if (session !== null) router.history.push(planHref(session));
  }

  return (
    <>
      <Button icon={Repeat2} onPress={() => setAsking(true)}>
        <Trans>Plan a repeat</Trans>
      </Button>
      {isAsking ? (
        <FormDialog
          title={t`Plan a repeat`}
          sending={sending}
          submit={{
            label: <Trans>Create the session</Trans>,
            pending: <Trans>Creating</Trans>,
          }}
          onSubmit={() => void create()}
          onClose={() => setAsking(false)}
        >
          <Text as="p">
            <Trans>
              The sample stands on the plan of a new session under a new code, as the other half of
              the analysis that waits for it or as the first of a new pair.
            </Trans>
          </Text>
          <DateField
            label={t`Session date`}
            value={date}
            onChange={setDate}
            isRequired
            requiredText={t`required`}
            errorMessage={date === null ? t`This field is required` : undefined}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
