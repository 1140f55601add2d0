import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { parseSessionCode, type SampleId } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useToday } from '../../i18n/use-today.ts';
import { DayField } from '../../parts/forms/day-field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useSending } from '../../parts/forms/use-sending.ts';
import { sessionsQuery } from '../../parts/http/queries.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { useSessionDateProblem } from '../../parts/sessions/use-session-date-problem.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { planHref } from './board-addresses.ts';
import { RepeatWords } from './repeat-words.tsx';
import { useRepeat } from './use-repeat.ts';

/** How many of the newest planned sessions are offered. */
const NEWEST = '50';
const NEW = 'new';

/**
 * The dialog that asks in which session the sample is tasted again, a planned or a new one, and
 * opens that plan (PLN-47).
 */
export function RepeatDialog(props: { readonly sample: SampleId; readonly onClose: () => void }) {
  const { sample, onClose } = props;
  const { t } = useLingui();
  const write = useFormat();
  const router = useRouter();
  const queries = useQueryClient();
  const command = useCommand();
  const sending = useSending();
  const today = useToday();
  const [date, setDate] = useState<string | null>(today);
  const problem = useSessionDateProblem(date);
  const [where, setWhere] = useState(NEW);
  const newest = {
    state: 'draft',
    sort: 'session',
    direction: 'descending',
    size: NEWEST,
  } as const;
  const rows = useQuery(sessionsQuery(newest)).data?.rows ?? [];
  const planned = rows.filter(({ training }) => !training);
  const existing = where === NEW ? null : Number(where);
  const there = useRepeat(existing, sample);

  async function create(): Promise<void> {
    if (date === null || problem !== undefined) return;
    const data = { date, training: false, repeat: sample };
    const created = await sending.send(() => command('create-session', data));
    if (created?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    const session = parseSessionCode(Number(created.value['session']));
    if (session !== null) router.history.push(planHref(session));
  }

  function putOnPlan(session: number): void {
    if (there?.repeat.kind !== 'may') return;
    there.put();
    router.history.push(planHref(session));
  }

  return (
    <FormDialog
      title={t`Plan a repeat`}
      sending={sending}
      submit={{
        label:
          existing === null ? <Trans>Create the session</Trans> : <Trans>Put on the plan</Trans>,
        pending: <Trans>Creating</Trans>,
      }}
      onSubmit={() => (existing === null ? void create() : putOnPlan(existing))}
      onClose={onClose}
    >
      <Select
        label={t`Session`}
        value={where}
        onChange={setWhere}
        options={[
          { id: NEW, label: t`A new session` },
          ...planned.map(({ session, date: day }) => ({
            id: String(session),
            label: t`Session ${session}, ${write.day(day)}`,
          })),
        ]}
      />
      {existing === null ? (
        <>
          <Text as="p">
            <Trans>
              Plans the sample in a new session under a new code: the awaited half of a pair, or a
              first.
            </Trans>
          </Text>
          <DayField
            label={t`Session date`}
            value={date}
            onChange={setDate}
            isRequired
            requiredText={t`required`}
            errorMessage={problem}
          />
        </>
      ) : there === null ? (
        <Skeleton lines={2} label={t`Loading`} />
      ) : (
        <RepeatWords repeat={there.repeat} />
      )}
    </FormDialog>
  );
}
