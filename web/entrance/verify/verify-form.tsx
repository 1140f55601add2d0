import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ReportCode, readReportCode } from '../../../domain/reports/report-code.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';

/**
 * The form for the address of a report, or its number and digest (RPT-8). An unreadable entry gets
 * an error at the field and is passed on as null.
 */
export function VerifyForm({ onGiven }: { readonly onGiven: (code: ReportCode | null) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const read = readReportCode(typed);
  return (
    <CheckedForm
      label={t`By number and record`}
      onSubmit={() => {
        setSent(true);
        onGiven(read);
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={t`Address, or number and record`}
          description={t`From the QR code or the print: 2026-0001.9f3c…`}
          errorMessage={
            !isSent || read !== null
              ? undefined
              : typed.trim() === ''
                ? t`This field is required`
                : t`Enter the number, then the 64 signs of the record.`
          }
          value={typed}
          onChange={setTyped}
          rows={2}
          maxLength={400}
        />
        <div>
          <Button type="submit">
            <Trans>Verify</Trans>
          </Button>
        </div>
      </Stack>
    </CheckedForm>
  );
}
