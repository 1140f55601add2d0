import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { insideOf, type LineAnswers, lineAnswers } from '../../../domain/training/line-answers.ts';
import { parseTastingCode } from '../../../domain/words/ids.ts';
import type { TrainingAnswer } from '../../../domain/words/training-answer.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { AnswerKey } from '../../ui/answer-line/answer-line.tsx';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { Button } from '../../ui/button/button.tsx';
import { GlassGlyph } from '../../ui/glass-glyph/glass-glyph.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { TrayDots } from '../../ui/tray-dots/tray-dots.tsx';
import { CallLeader } from '../calls/call-leader.tsx';
import type { Call } from '../calls/use-call.ts';
import { BoothLanguage } from '../frame/booth-language.tsx';
import { BoothSavedSteps } from '../frame/booth-saved-steps.tsx';
import { savedStepsOf } from '../frame/saved-state.ts';
import { isHandedIn, type TrayGlass } from '../tray-state/glass-state.ts';
import { trayDotsOf } from '../tray-state/tray-dots-of.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { ownTrainingQuery } from '../trend/own-training-query.ts';
import { OwnTrend } from '../trend/own-trend.tsx';
import * as style from './answer.css.ts';
import { QuietRows } from './quiet-rows.tsx';
import { TrainingAnswerRow } from './training-answer-row.tsx';
import type { Answers } from './use-answers.ts';

/**
 * The page with the answer to one sealed training glass (TRN-6). It shows the distance of each mark
 * from target range and panel median, notes, and the leader's comment.
 */
export function AnswerPage(props: {
  readonly booth: Booth;
  readonly glass: TrayGlass;
  readonly answer: TrainingAnswer;
  readonly answers: Answers;
  readonly call: Call;
}) {
  const { booth, glass, answer, answers, call } = props;
  const { t } = useLingui();
  const held = booth.sheets.get(glass.code);
  const sheet = held?.value ?? null;
  const done = booth.glasses.filter(isHandedIn).length;
  const { session } = booth.tray;
  return (
    <BoothShell
      header={
        <>
          <GlassGlyph code={glass.code} label={t`Glass`} />
          <TrayDots
            dots={trayDotsOf(booth.glasses, null)}
            text={t`${done} of ${booth.glasses.length} signed`}
          />
          <Text tone="muted" size={16}>
            <Trans>Training, session {session}</Trans>
          </Text>
          <Spacer />
          {held !== undefined && <BoothSavedSteps isShort steps={savedStepsOf([held.status])} />}
          <CallLeader call={call} lit={booth.tray.call} />
        </>
      }
      footer={
        <>
          <BoothLanguage />
          {answers.answered.length > 1 && (
            <SegmentedControl
              size="booth"
              label={t`Answers by glass`}
              value={glass.code}
              options={answers.answered.map(({ code }) => ({ id: code, label: code }))}
              onChange={(id) => {
                const code = parseTastingCode(id ?? '');
                if (code !== null) answers.open(code);
              }}
            />
          )}
          <Spacer />
          <Button variant="primary" size="booth" iconEnd={ArrowRight} onPress={answers.close}>
            {t`To the tray`}
          </Button>
        </>
      }
    >
      {sheet !== null && <AnswerBody sheet={sheet} answer={answer} />}
    </BoothShell>
  );
}

function AnswerBody(props: { readonly sheet: EvaluationValue; readonly answer: TrainingAnswer }) {
  const { sheet, answer } = props;
  const { t } = useLingui();
  const lines = lineAnswers(answer, sheet.marks);
  const hasRange = lines.shown.some(({ range }) => range !== null);
  const kinds = { own: sheet.fruityKind, target: answer.target?.fruityKind ?? null };
  return (
    <div className={style.page}>
      <div className={style.head}>
        <div>
          <h1>
            <Title lines={lines} answer={answer} />
          </h1>
          <p className={style.lede}>
            <Trans>Training only: counts for no category or index.</Trans>{' '}
            {answer.panel === 'awaited' && (
              <span role="status">
                <Trans>The panel is still tasting; its median follows.</Trans>
              </span>
            )}
          </p>
        </div>
        <AnswerKey
          mark={t`your mark`}
          median={typeof answer.panel === 'string' ? null : t`the panel’s median`}
          range={hasRange ? t`target range` : null}
        />
      </div>
      <ul className={style.list}>
        {lines.shown.map((line) => (
          <TrainingAnswerRow key={line.attribute} line={line} kinds={kinds} />
        ))}
        <QuietRows lines={lines} />
      </ul>
      <div className={style.under}>
        <Words title={t`Your notes`} words={sheet.notes ?? ''} />
        <Words title={t`From the panel leader`} words={answer.target?.words ?? ''} />
        <LineTrend lines={lines} />
      </div>
    </div>
  );
}

function Title({
  lines,
  answer,
}: {
  readonly lines: LineAnswers;
  readonly answer: TrainingAnswer;
}) {
  const { inside, of } = insideOf(lines);
  if (of > 0)
    return (
      <Trans>
        {inside} of {of} inside the range
      </Trans>
    );
  if (answer.panel === 'awaited') return <Trans>The panel is still tasting</Trans>;
  return <Trans>Your marks beside the panel</Trans>;
}

function Words({ title, words }: { readonly title: string; readonly words: string }) {
  if (words === '') return null;
  return (
    <section>
      <h2 className={style.heading}>{title}</h2>
      <p className={style.words}>{words}</p>
    </section>
  );
}

/**
 * The trend, over earlier sessions, of the line that was farthest from its target range (TRN-9). It
 * is shown next to an answer, and left out while there is no network.
 */
function LineTrend({ lines }: { readonly lines: LineAnswers }) {
  const { user } = useMe();
  const { data } = useQuery({ ...ownTrainingQuery(user), refetchOnMount: 'always' });
  const farthest = lines.shown
    .flatMap(({ attribute, told }) =>
      told.of === 'range' ? [{ attribute, by: Math.abs(told.by) }] : [],
    )
    .toSorted((a, b) => b.by - a.by)
    .at(0);
  if (data === undefined || farthest === undefined) return null;
  return <OwnTrend sessions={data} of={farthest.attribute} />;
}
