import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { FileCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReportRow } from '../../../domain/reports/report-answers.ts';
import { LONGEST_REPORT_TEXT } from '../../../domain/reports/report-input.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ReasonField } from '../../parts/forms/reason-field.tsx';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { ask } from './report.css.ts';

/** The inputs of a report before it is issued: customer, remarks, and whether it has the annex. */
export type ReportAsked = {
  readonly customer: string;
  readonly remarks: string;
  readonly hasAnnex: boolean;
};

/**
 * The form that issues the report shown below it (RPT-2). If a valid report exists, the leader must
 * give the reason for the replacement (RPT-5).
 */
export function IssueForm(props: {
  readonly session: SessionCode;
  readonly sample: SampleId;
  readonly seen: string;
  /** The present report; null if there is none. */
  readonly newest: ReportRow | null;
  readonly asked: ReportAsked;
  readonly onChange: (asked: ReportAsked) => void;
}) {
  const { session, sample, seen, newest, asked, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const give = useDeskCommand(seen, 'question');
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { problem } = useReason({ missing: t`Write why the report is replaced.` });
  const number = newest?.number ?? '';
  const title = newest === null ? t`Issue the report` : t`Issue a report that replaces ${number}`;

  function askFirst(): void {
    setTold(true);
    if (newest === null || problem(reason) === undefined) setAsked(true);
  }

  async function issue(): Promise<void> {
    const { customer, remarks, hasAnnex } = asked;
    const data = { session, sample, customer, remarks, hasAnnex, seen };
    const why = newest === null ? null : reason.trim();
    const done = t`The report is issued`;
    const result = await give('issue-report', { ...data, reason: why }, done);
    if (!result.ok) throw new Error(result.code);
    await navigate({
      to: '/intra/reports/$number',
      params: { number: String(result.value['number']) },
    });
  }

  return (
    <CheckedForm id={id} label={title} onSubmit={askFirst}>
      <div className={ask}>
        <TextArea
          label={t`Customer`}
          description={t`Name and address, as printed.`}
          value={asked.customer}
          onChange={(customer) => onChange({ ...asked, customer })}
          rows={2}
          maxLength={LONGEST_REPORT_TEXT}
        />
        <TextArea
          label={t`Remarks`}
          description={t`Anything else; deviations appear anyway.`}
          value={asked.remarks}
          onChange={(remarks) => onChange({ ...asked, remarks })}
          rows={2}
          maxLength={LONGEST_REPORT_TEXT}
        />
        <Checkbox
          isSelected={asked.hasAnnex}
          onChange={(hasAnnex) => onChange({ ...asked, hasAnnex })}
          description={t`One page a sheet, codes, no names.`}
        >
          {t`With the sheets as an annex`}
        </Checkbox>
        {newest === null ? null : (
          <ReasonField
            value={reason}
            onChange={setReason}
            errorMessage={isTold ? problem(reason) : undefined}
            kept={t`On the new report and in the audit trail.`}
          />
        )}
        <div>
          <Button type="submit" form={id} variant="primary" icon={FileCheck}>
            {title}
          </Button>
        </div>
      </div>
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={newest === null ? t`Issue the report?` : t`Issue a report that replaces ${number}?`}
        confirmLabel={t`Issue`}
        cancelLabel={t`Cancel`}
        onConfirm={issue}
      >
        <Trans>Gets the year’s next number; only a later report replaces it.</Trans>
      </Confirm>
    </CheckedForm>
  );
}
