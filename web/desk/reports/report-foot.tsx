import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { SignatureView } from '../../ui/signature-pad/signature-view.tsx';
import * as css from './report.css.ts';
import type { ShownReport } from './shown-report.ts';

/**
 * The foot of an issued report: validation, authorisation (RPT-1), and the digest and QR code by
 * which anyone can verify it (RPT-7). A draft has neither.
 */
export function ReportFoot({ shown }: { readonly shown: ShownReport }) {
  const { t } = useLingui();
  const write = useFormat();
  const { stated, issued } = shown;
  const validated = stated.findings.analyses.at(-1);
  if (issued === null)
    return (
      <p className={css.replaces}>
        <Trans>Draft: not authorised, not a report.</Trans>
      </p>
    );
  const { record, digest, address } = issued;
  return (
    <div className={css.foot}>
      <div>
        <div className={css.signature}>
          {record.signature === null ? null : (
            <SignatureView strokes={record.signature} label={t`Signature of ${record.issuedBy}`} />
          )}
        </div>
        <p>
          <strong>
            <Trans>Authorised by {record.issuedBy}</Trans>
          </strong>
        </p>
        <p>
          <Trans>Issued {write.instant(record.issuedAt)}</Trans>
        </p>
        {validated === undefined ? null : (
          <p>
            <Trans>
              Validated {write.instant(validated.validatedAt)}, {validated.validatedBy}
            </Trans>
          </p>
        )}
      </div>
      <div className={css.record}>
        <div>
          <p className={css.caption}>
            <Trans>Record, SHA-256</Trans>
          </p>
          <p className={css.digest}>{grouped(digest)}</p>
          <p className={css.small}>
            <Trans>Scan to verify this report.</Trans>
          </p>
        </div>
        <div className={css.code}>
          <QrCode text={address} label={t`Address to verify this report`} />
        </div>
      </div>
    </div>
  );
}

/** Formats a digest in groups of four characters, four groups a line. */
const grouped = (digest: string): string =>
  (digest.match(/.{1,16}/g) ?? [])
    .map((line) => (line.match(/.{1,4}/g) ?? []).join(' '))
    .join('\n');
