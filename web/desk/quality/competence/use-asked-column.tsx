import { Trans, useLingui } from '@lingui/react/macro';
import { missingEvaluations } from '../../../../domain/quality/missing-evaluations.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/**
 * Returns the column of the yearly minimum of evaluations, with how many each taster made (QUA-51).
 * There is no column if `asked` is null or 0: then the panel requires none.
 */
export function useAskedColumn<Row>(
  asked: number | null,
  made: (row: Row) => number,
): readonly RegisterColumn<Row>[] {
  const { t } = useLingui();
  if (missingEvaluations(asked, 0) === null) return [];
  const name = t`Evaluations required in the year`;
  return [
    {
      id: 'asked',
      header: name,
      spoken: name,
      name,
      width: 170,
      cell: (row) => {
        const count = made(row);
        const missing = missingEvaluations(asked, count);
        return (
          <StateMark state={missing === 0 ? 'done' : 'flag'}>
            <Trans>
              {count} of {asked}
            </Trans>
          </StateMark>
        );
      },
      text: (row) => String(missingEvaluations(asked, made(row))),
    },
  ];
}
