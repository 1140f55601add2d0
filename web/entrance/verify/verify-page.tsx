import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { type ReportCode, readReportCode } from '../../../domain/reports/report-code.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ask, refusalOf } from '../../parts/http/problem-error.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { readReportFile } from './read-report-file.ts';
import { VerifiedNote } from './verified-note.tsx';

type Asked =
  | { readonly from: 'address' | 'file'; readonly code: ReportCode }
  | { readonly from: 'file' | 'text'; readonly code: null };

/**
 * The page on which anyone can verify a report (RPT-8): by the address in its QR code, by its file,
 * or by typing its address, or its number and digest.
 */
export function VerifyPage() {
  const { t } = useLingui();
  const hash = useLocation({ select: (location) => location.hash });
  const [given, setGiven] = useState<Asked | null>(null);
  usePageTitle(t`Verify a report`);
  const scanned = hash === '' ? null : readReportCode(hash);
  const asked: Asked | null =
    given ?? (scanned === null ? null : { from: 'address', code: scanned });
  const code = asked?.code ?? null;
  const answer = useQuery({
    queryKey: ['verified', code],
    queryFn: ({ signal }) =>
      ask('POST /api/reports/verify', {
        body: code ?? { number: '', digest: '' },
        signal,
      }),
    enabled: code !== null,
    retry: false,
    gcTime: 0,
  });

  async function readFile(file: File): Promise<void> {
    setGiven({ from: 'file', code: readReportFile(await file.text()) });
  }

  return (
    <EntranceLayout>
      <Stack gap={5}>
        <h1>
          <Trans>Verify a report</Trans>
        </h1>
        <Text as="p">
          <Trans>Scan the printed code or open the file. Only number and digest are sent.</Trans>
        </Text>
        <div aria-live="polite">
          {asked?.from === 'file' && asked.code === null ? (
            <Note kind="error">
              <Trans>Not a report file, or altered.</Trans>
            </Note>
          ) : null}
          {code === null ? null : answer.isError ? (
            <Note kind="error" title={t`Nobody could be asked`}>
              <RefusalWords refusal={refusalOf(answer.error)} />
            </Note>
          ) : answer.data === undefined ? (
            <Skeleton lines={3} label={t`Verifying`} />
          ) : (
            <VerifiedNote code={code} found={answer.data.found} />
          )}
          {code === null || asked?.from !== 'file' ? null : (
            <Text as="p" tone="muted">
              <Trans>
                This file’s record: {code.number}, {groupedDigest(code.digest)}. Compare it with the
                print.
              </Trans>
            </Text>
          )}
        </div>
        <FileButton accept={['.json', 'application/json']} onFile={(file) => void readFile(file)}>
          {t`Open the report’s file`}
        </FileButton>
        <VerifyForm
          onGiven={(read) =>
            setGiven(read === null ? { from: 'text', code: null } : { from: 'address', code: read })
          }
        />
      </Stack>
    </EntranceLayout>
  );
}

/** Writes a digest in groups of four, to compare it with a print. */
const groupedDigest = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? '';

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
