import type { ReactNode } from 'react';
import { sheetName } from '../../../domain/documents/document-names.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { QuarantinedCopyNotes } from '../../live/quarantine/quarantined-copy-notes.tsx';
import { useScreen } from '../../ui/input-guard/input-guard.tsx';
import { AnswerPage } from '../answer/answer-page.tsx';
import { AnswersButton } from '../answer/answers-button.tsx';
import type { Answers } from '../answer/use-answers.ts';
import type { KeptCalibration } from '../calibration/calibration.ts';
import { CalibrationGate } from '../calibration/calibration-gate.tsx';
import { CallLeader } from '../calls/call-leader.tsx';
import { CallNote } from '../calls/call-note.tsx';
import type { Call } from '../calls/use-call.ts';
import { BoothAccount } from '../frame/booth-account.tsx';
import { BoothFooter } from '../frame/booth-footer.tsx';
import { BoothFrame } from '../frame/booth-frame.tsx';
import { BoothSavedSteps } from '../frame/booth-saved-steps.tsx';
import { HomeLink } from '../frame/home-link.tsx';
import { isSafe, savedStepsOf } from '../frame/saved-state.ts';
import { SignedOutNote } from '../frame/signed-out-note.tsx';
import { ReopenedNote } from '../glasses/reopened-note.tsx';
import { DoneView } from '../handing-in/done-view.tsx';
import { SealNotes } from '../handing-in/seal-notes.tsx';
import { SessionOver } from '../handing-in/session-over.tsx';
import { RestView } from '../rest/rest-view.tsx';
import { ConfirmStep } from '../tray/confirm-step.tsx';
import { SheetsComing } from '../tray/sheets-coming.tsx';
import { WrongGlassView } from '../tray/wrong-glass-view.tsx';
import { openSheet } from '../tray-state/open-sheet.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { GlassSession } from './glass-session.tsx';

/**
 * Renders the one screen that the taster needs now: answer, sheet, confirmation of the glass, rest,
 * or a final page.
 */
export function CurrentStep({
  booth,
  call,
  refusals,
  answers,
  isStopped,
}: {
  readonly booth: Booth;
  readonly call: Call;
  readonly refusals: ReadonlyMap<TastingCode, Refusal>;
  readonly answers: Answers;
  readonly isStopped: boolean;
}) {
  const { step } = booth;
  const end = (
    <>
      <HomeLink />
      <CallLeader call={call} lit={booth.tray.call} />
      <BoothAccount />
    </>
  );
  const { shown } = answers;
  useScreen(isStopped ? 'stopped' : shown === null ? nameOf(step) : `answer ${shown.code}`);
  if (!isStopped && shown?.answer !== undefined)
    return (
      <AnswerPage
        key={shown.code}
        booth={booth}
        glass={shown}
        answer={shown.answer}
        answers={answers}
        call={call}
      />
    );
  if (!isStopped && step.kind === 'sheet') {
    const sheet = openSheet(booth.sheets.get(step.glass.code));
    if (sheet !== null)
      return (
        <MeasuredScreen booth={booth} end={end}>
          {(calibration) => (
            <GlassSession
              key={step.glass.code}
              booth={booth}
              glass={step.glass}
              sheet={sheet}
              calibration={calibration}
              call={call}
            />
          )}
        </MeasuredScreen>
      );
  }
  if (!isStopped && step.kind === 'confirm')
    return (
      <MeasuredScreen booth={booth} end={end}>
        {(calibration) => (
          <Framed booth={booth} call={call} refusals={refusals} answers={answers}>
            <ConfirmStep booth={booth} next={step.next} calibration={calibration} call={call} />
          </Framed>
        )}
      </MeasuredScreen>
    );
  return (
    <Framed booth={booth} call={call} refusals={refusals} answers={answers}>
      {isStopped ? <WrongGlassView call={call} /> : <Quiet booth={booth} />}
    </Framed>
  );
}

/** Requires a valid calibration for sheets that are marked on a line, and for no others (SHT-4). */
function MeasuredScreen({
  booth,
  end,
  children,
}: {
  readonly booth: Booth;
  readonly end: ReactNode;
  readonly children: (calibration: KeptCalibration | null) => ReactNode;
}) {
  if (!booth.definition.needs.calibration) return children(null);
  return <CalibrationGate end={end}>{children}</CalibrationGate>;
}

/** The name of a step's screen: a new name means a new screen. */
function nameOf(step: Booth['step']): string {
  switch (step.kind) {
    case 'sheet':
      return `sheet ${step.glass.code}`;
    case 'confirm':
    case 'rest':
      return `${step.kind} ${step.next.code}`;
    default:
      return step.kind;
  }
}

function Quiet({ booth }: { readonly booth: Booth }) {
  const { step } = booth;
  switch (step.kind) {
    case 'rest':
      return <RestView booth={booth} end={step.end} next={step.next} />;
    case 'done':
      return <DoneView booth={booth} />;
    case 'hidden':
    case 'closed':
      return <SessionOver booth={booth} state={step.kind} />;
    case 'loading':
    case 'sheet':
    case 'confirm':
      return <SheetsComing booth={booth} />;
  }
}

function Framed({
  booth,
  call,
  refusals,
  answers,
  children,
}: {
  readonly booth: Booth;
  readonly call: Call;
  readonly refusals: ReadonlyMap<TastingCode, Refusal>;
  readonly answers: Answers;
  readonly children: ReactNode;
}) {
  const statuses = [...booth.sheets.values()].map(({ status }) => status);
  return (
    <BoothFrame
      end={
        <>
          <BoothSavedSteps steps={savedStepsOf(statuses)} />
          <CallLeader call={call} lit={booth.tray.call} />
        </>
      }
      footer={<BoothFooter more={<AnswersButton answers={answers} />} />}
      onDevice={isSafe(statuses)}
      notes={
        <>
          <SignedOutNote refused={booth.refused} />
          <CallNote call={call} />
          <QuarantinedCopyNotes
            size="booth"
            names={booth.glasses.map(({ code }) =>
              sheetName(booth.place, booth.place.taster, code),
            )}
            present={null}
          />
          {booth.glasses.map((glass) => (
            <ReopenedNote key={glass.code} glass={glass} />
          ))}
          <SealNotes glasses={booth.glasses} refusals={refusals} />
        </>
      }
    >
      {children}
    </BoothFrame>
  );
}
