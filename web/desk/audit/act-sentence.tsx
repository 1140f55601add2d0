import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isRole } from '../../../domain/words/role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { auditCommandMessage } from '../../parts/history/audit-command-message.ts';
import { EntrySubject } from '../../parts/history/entry-subject.tsx';
import { useActorName } from '../../parts/history/use-entry-words.ts';
import { address } from '../../parts/page/address.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { daySentence } from './day-sentence.tsx';
import { RecordLinks, type RunRecord, runRecords } from './record-links.tsx';
import { recordSentence } from './record-sentence.tsx';
import { recordsSentence } from './records-sentence.tsx';
import { reportSentence } from './report-sentence.tsx';
import { RunSubject } from './run-subject.tsx';
import type { SentenceParts } from './sentence-parts.ts';
import { sessionSentence } from './session-sentence.tsx';
import { NAMED, subjectOfRun, type TrailRun } from './trail-runs.ts';
import { isAgainstCriteria } from './trail-tone.ts';
import { turnSentence } from './turn-sentence.tsx';

/**
 * A run of similar audit entries as one sentence: who, the act, the thing (AUD-16). Without a
 * sentence for the act, or with too much to name, it shows who, the act's name and the subject.
 */
export function ActSentence({ run }: { readonly run: TrailRun }) {
  const { i18n } = useLingui();
  const { all, day } = useFormat();
  const nameOf = useActorName();
  const [{ command, role }] = run;
  const subject = subjectOfRun(run);
  // The server seals a sheet on behalf of the taster who signed it.
  const isBySigner = command === 'seal-sheet' && !isRole(role) && subject.tasters.length > 0;
  const people = isBySigner
    ? subject.tasters
    : isRole(role)
      ? [...new Set(run.map((row) => row.name))]
      : [];
  const [first] = people;
  const tasterCount = people.length;
  const who = (
    <Text as="strong">
      {people.length > 1 ? (
        <Plural value={tasterCount} one="# taster" other="# tasters" />
      ) : (
        (first ?? nameOf(run[0]))
      )}
    </Text>
  );
  const one = (names: readonly string[]): ReactNode => {
    const [name, ...more] = names;
    return name === undefined || more.length > 0 ? null : (
      <strong>
        <NoWrapCodes>{name}</NoWrapCodes>
      </strong>
    );
  };
  const records = runRecords(run);
  const [record] = records;
  const parts: SentenceParts = {
    who,
    count: Math.max(people.length, 1),
    isAgainst: isAgainstCriteria(run[0]),
    taster: one(subject.tasters),
    glasses: glassesOf(subject.glasses, all),
    sample: one(subject.samples),
    record:
      record !== undefined && records.length === 1
        ? linked(record)
        : (one(subject.records) ?? one(subject.samples) ?? one(subject.tasters)),
    session:
      subject.session === '' ? null : (
        <Link href={address('/intra/sessions/{-$code}', { params: { code: subject.session } })}>
          {subject.session}
        </Link>
      ),
  };
  const sentence =
    people.length > 1 && !SEVERAL.has(command)
      ? null
      : (daySentence(run, who, day) ??
        reportSentence(run, parts, all) ??
        turnSentence(run, parts, all) ??
        recordsSentence(command, who, records) ??
        recordSentence(command, parts) ??
        sessionSentence(command, parts));
  return (
    <span>
      {sentence ?? (
        <>
          {who}
          {' · '}
          {i18n._(auditCommandMessage(command))}
          {run.length === 1 ? (
            <EntrySubject row={run[0]} />
          ) : (
            <RunSubject run={run} hasTasters={!isBySigner && people.length <= 1} />
          )}
        </>
      )}
    </span>
  );
}

const linked = (record: RunRecord): ReactNode => <RecordLinks records={[record]} />;

/** The acts whose sentences have a plural form for several people. */
const SEVERAL: ReadonlySet<string> = new Set(['seal-sheet', 'call-leader']);

function glassesOf(
  glasses: readonly string[],
  all: (names: readonly string[]) => string,
): ReactNode {
  const [glass] = glasses;
  if (glass === undefined) return null;
  const codes = all(glasses);
  const glassCount = glasses.length;
  if (glassCount > NAMED) return <Plural value={glassCount} one="# glass" other="# glasses" />;
  return glassCount > 1 ? (
    <Trans context="object of a sentence">glasses {codes}</Trans>
  ) : (
    <Trans context="object of a sentence">glass {glass}</Trans>
  );
}
