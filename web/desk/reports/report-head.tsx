import { Trans, useLingui } from '@lingui/react/macro';
import type { PostalAddress } from '../../../domain/fields/postal-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useDefinition } from '../../parts/points/use-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { ReplacedWords } from './replaced-words.tsx';
import * as css from './report.css.ts';
import type { ShownReport } from './shown-report.ts';

/** The head of a report: panel, customer, sample, method and dates (RPT-1). */
export function ReportHead({ shown }: { readonly shown: ShownReport }) {
  const { t } = useLingui();
  const write = useFormat();
  const words = useSheetWords();
  const { stated, issued } = shown;
  const { panel, sample, sessions, method } = stated;
  const sheet = sessions[0]?.sheet ?? '';
  const definition = useDefinition(sheet);
  const isAward = stated.findings.kind === 'award';
  const revision = panel.normRevision;
  const version = method.version.replace(/^verdial-method-/, '');
  const contact = [panel.phone, panel.email, panel.webAddress].filter((one) => one !== '');
  const facts: readonly (readonly [string, string])[] = [
    [t`Customer`, stated.customer === '' ? t`not stated` : stated.customer],
    [
      t`Sample`,
      sample.externalReference === ''
        ? sample.code
        : t`${sample.code}, customer’s reference ${sample.externalReference}`,
    ],
    [t`Item`, sample.presentation === '' ? t`Olive oil` : t`Olive oil, ${sample.presentation}`],
    [t`Received`, sample.receptionDate === null ? t`not stated` : write.day(sample.receptionDate)],
    [
      t`Tasted`,
      sessions
        .map(({ date, session }) => t`${write.day(date)}, session ${session}`)
        .join(write.semicolon),
    ],
    [t`Issued`, issued === null ? t`not issued` : write.day(write.dayOf(issued.record.issuedAt))],
    isAward
      ? [t`Method`, definition?.name === undefined ? sheet : words(definition.name)]
      : [
          t`Method`,
          revision === ''
            ? t`Sensory analysis, COI/T.20/Doc. No 15 (revision not stated by the panel)`
            : t`Sensory analysis, COI/T.20/Doc. No 15, ${revision}`,
        ],
    [
      t`Method version`,
      isAward
        ? t`Verdial method ${version}`
        : method.scheme === 'EU'
          ? t`Verdial method ${version}, EU limits`
          : t`Verdial method ${version}, IOC limits`,
    ],
  ];
  return (
    <>
      <header className={css.head}>
        <div>
          <p className={css.name}>{panel.name}</p>
          <p>{addressLine(panel)}</p>
          {contact.length === 0 ? null : <p>{contact.join(' · ')}</p>}
          {panel.leader === '' ? null : (
            <p>
              <Trans>Panel leader {panel.leader}</Trans>
            </p>
          )}
        </div>
        <div>
          <p className={css.kind}>
            <Trans>Test report</Trans>
          </p>
          <p className={css.number}>{issued === null ? t`Draft` : issued.record.number}</p>
        </div>
      </header>
      {issued === null ? null : (
        <ReplacedWords record={issued.record} replacedBy={issued.replacedBy} />
      )}
      <dl className={css.facts}>
        {facts.map(([name, said]) => (
          <Fact key={name} name={name} said={said} />
        ))}
      </dl>
    </>
  );
}

function Fact({ name, said }: { readonly name: string; readonly said: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </>
  );
}

/** The non-empty parts of an address, as one line. */
const addressLine = (of: PostalAddress): string =>
  [of.address, of.address2, `${of.postalCode} ${of.city}`.trim(), of.state, of.country]
    .filter((part) => part !== '')
    .join(', ');
