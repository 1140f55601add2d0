import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { CommandData } from '../../../domain/commands/commands.ts';
import { reasonProblem } from '../../../domain/fields/reason.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { type KeyedAnswers, LONGEST_REMARKS } from '../../../domain/sheets/keyed-answers.ts';
import {
  differingLines,
  keyingLinesOf,
  settledKeying,
} from '../../../domain/sheets/keying-lines.ts';
import type { KeyingLine } from '../../../domain/words/keying-line.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ReasonField } from '../../parts/forms/reason-field.tsx';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { LengthUnit } from './keyed-draft.ts';
import { useLineWords } from './line-words.ts';
import { alike, alikeLine, kept as keptValue, lines } from './papersheet.css.ts';

/** Data of the command besides the two keyings. */
type Kept = Pick<CommandData<'key-sheet'>, 'kept' | 'comments' | 'notes' | 'reason'>;

/**
 * Form that compares the two keyings: each difference is settled line by line, then the sheet is
 * sent with a reason (KEY-3).
 */
export function SettleKeying(props: {
  readonly first: KeyedAnswers;
  readonly second: KeyedAnswers;
  readonly unit: LengthUnit;
  /** Definition of the paper sheet. */
  readonly definition: SheetDefinition;
  readonly isSending: boolean;
  readonly onKeep: (kept: Kept) => void;
  readonly onAgain: () => void;
}) {
  const { first, second, unit, definition, isSending, onKeep, onAgain } = props;
  const { t } = useLingui();
  const words = useLineWords(unit, definition);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<KeyingLine, 'first' | 'second'>>>>(
    {},
  );
  const [comments, setComments] = useState('');
  const [notes, setNotes] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const asked = useReason({ missing: t`Write why the sheet is on paper.` });
  const differing = differingLines(first, second);
  const same = keyingLinesOf(definition).filter((line) => !differing.includes(line));
  const kept = settledKeying(first, second, chosen);
  const unsettled = differing.filter((line) => chosen[line] === undefined);
  return (
    <CheckedForm
      label={t`Compare and keep`}
      onSubmit={() => {
        setSent(true);
        if (unsettled.length === 0 && reasonProblem(reason) === null)
          onKeep({ kept, comments, reason, ...(notes.trim() === '' ? {} : { notes }) });
      }}
      actions={
        <>
          <Button icon={RotateCcw} onPress={onAgain}>
            <Trans>Key in again</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isSending}>
            <Trans>Keep the sheet</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {differing.length === 0 ? (
          <Note kind="success" isLive>
            <Trans>Both times the same was keyed in.</Trans>
          </Note>
        ) : (
          <>
            <Note kind="warning" isLive>
              <Plural
                value={differing.length}
                one="# line differs: check the paper"
                other="# lines differ: check the paper"
              />
            </Note>
            <div className={lines}>
              {differing.map((line) => (
                <RadioGroup
                  key={line}
                  label={words.name(line)}
                  options={[
                    { id: 'first', label: words.said(first, line), description: t`The first time` },
                    {
                      id: 'second',
                      label: words.said(second, line),
                      description: t`The second time`,
                    },
                  ]}
                  value={chosen[line] ?? null}
                  onChange={(id) =>
                    setChosen({ ...chosen, [line]: id === 'second' ? 'second' : 'first' })
                  }
                  errorMessage={
                    isSent && chosen[line] === undefined
                      ? t`Choose what the paper says.`
                      : undefined
                  }
                />
              ))}
            </div>
          </>
        )}
        <Section level={3} title={<Trans>Keyed in alike</Trans>}>
          <ul className={alike}>
            {same.map((line) => (
              <li key={line} className={alikeLine}>
                <Text tone="muted">{words.name(line)}</Text>
                <span className={keptValue}>{words.said(kept, line)}</span>
              </li>
            ))}
          </ul>
        </Section>
        {definition.form === 'lines' && definition.hasNotes && (
          <TextArea
            label={t`Notes of perception`}
            value={notes}
            onChange={setNotes}
            rows={2}
            maxLength={LONGEST_REMARKS}
          />
        )}
        <TextArea
          label={t`Comments on the paper`}
          value={comments}
          onChange={setComments}
          rows={2}
          maxLength={LONGEST_REMARKS}
        />
        <ReasonField
          value={reason}
          onChange={setReason}
          errorMessage={isSent ? asked.problem(reason) : undefined}
          kept={t`Why on paper; kept in the audit trail.`}
        />
      </Stack>
    </CheckedForm>
  );
}
