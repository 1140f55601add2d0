import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { codesOf } from '../../live/session/board-names.ts';

/** The line above an assessment: its session, date and tasting codes. */
export function CodesLine(props: {
  readonly session: number;
  readonly plan: PlanValue;
  readonly entries: readonly PlanEntry[];
}) {
  const { session, plan, entries } = props;
  const { t } = useLingui();
  const write = useFormat();
  const codes = entries.map((entry) => codesOf(plan, entry)).join(', ');
  const day = write.day(plan.date);
  const count = codes.split(', ').length;
  return t`Session ${session}, ${day} · ${plural(count, { one: `code ${codes}`, other: `codes ${codes}` })}`;
}
