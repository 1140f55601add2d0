import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { useValueNames } from '../../../parts/history/use-value-names.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { sessionStateMessage } from '../../../parts/messages/session-state-message.ts';
import type { DayLine } from './day-lines.ts';
import { useCriteriaWords } from './use-criteria-words.ts';
import { useDayWords } from './use-day-words.ts';

/** The columns of the exported tasting days (LST-3). */
export function useDayFile(): readonly RegisterColumn<DayLine>[] {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const nameOf = useValueNames();
  const dayWords = useDayWords();
  const criteriaWords = useCriteriaWords();
  const column = (
    id: string,
    name: string,
    text: (line: DayLine) => string,
    align: 'start' | 'end' = 'start',
  ): RegisterColumn<DayLine> => ({ id, header: name, name, align, cell: text, text });
  const figure = (
    id: 'session' | 'samples' | 'tasters' | 'sealed' | 'glasses' | 'invalidAssessments',
    name: string,
  ) => column(id, name, ({ session }) => String(session[id]), 'end');
  return [
    column('date', t`Date`, ({ day }) => day.date),
    column('verdict', t`State of the day`, ({ day }) => dayWords(day)),
    column('by', t`Decision of`, ({ day }) => day.judged?.by ?? ''),
    column('at', t`Decision on`, ({ day }) => day.judged?.at ?? ''),
    column('reason', t`Reason`, ({ day }) => day.judged?.reason ?? ''),
    figure('session', t`Session`),
    column('training', t`Training`, ({ session }) => (session.training ? t`yes` : t`no`)),
    column('sheet', t`Profile sheet`, ({ session: { sheet } }) => nameOf(sheet) ?? sheet),
    figure('samples', t`Samples`),
    figure('tasters', t`Tasters`),
    figure('sealed', t`Sheets stored`),
    figure('glasses', t`Sheets asked for`),
    column('criteria', t`Criteria`, ({ criteria }) => criteriaWords(criteria)),
    column('state', t`State`, ({ session }) => i18n._(sessionStateMessage(session.state))),
    column('against', t`Despite unmet criteria`, ({ session }) => session.validationReason ?? ''),
    figure('invalidAssessments', t`Assessments that are invalid`),
  ];
}
