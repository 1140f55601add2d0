import type { ReactNode } from 'react';
import type { Refusal } from '../../domain/refusal.ts';
import type { TastingCode } from '../../domain/words/ids.ts';
import { BoothFooter } from './booth-footer.tsx';
import { BoothFrame } from './booth-frame.tsx';
import { BoothTrail } from './booth-trail.tsx';
import { CalibrationGate } from './calibration/calibration-gate.tsx';
import { CallLeader } from './call-leader.tsx';
import { CallNote } from './call-note.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneView } from './done-view.tsx';
import { GlassSession } from './glass-session.tsx';
import { openSheet } from './open-sheet.ts';
import { RestView } from './rest-view.tsx';
import { SealNotes } from './seal-notes.tsx';
import { SessionOver } from './session-over.tsx';
import { SheetsComing } from './sheets-coming.tsx';
import { SignedOutNote } from './signed-out-note.tsx';
import { trailOf } from './trail.ts';
import type { Booth } from './use-booth.ts';
import type { Call } from './use-call.ts';
import { WrongGlassView } from './wrong-glass-view.tsx';

/** What stands before the taster now: exactly one thing. */
export function StandNow({
  booth,
  call,
  refusals,
  isStopped,
}: {
  readonly booth: Booth;
  readonly call: Call;
  readonly refusals: ReadonlyMap<TastingCode, Refusal>;
  readonly isStopped: boolean;
}) {
  const { step } = booth;
  if (!isStopped && step.kind === 'sheet') {
    const sheet = openSheet(booth.sheets.get(step.glass.code));
    if (sheet !== null)
      return (
        <CalibrationGate>
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
        </CalibrationGate>
      );
  }
  if (!isStopped && step.kind === 'confirm')
    return (
      <CalibrationGate>
        {(calibration) => (
          <Framed booth={booth} call={call} refusals={refusals}>
            <ConfirmStep booth={booth} next={step.next} calibration={calibration} call={call} />
          </Framed>
        )}
      </CalibrationGate>
    );
  return (
    <Framed booth={booth} call={call} refusals={refusals}>
      {isStopped ? <WrongGlassView call={call} /> : <Quiet booth={booth} />}
    </Framed>
  );
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
  children,
}: {
  readonly booth: Booth;
  readonly call: Call;
  readonly refusals: ReadonlyMap<TastingCode, Refusal>;
  readonly children: ReactNode;
}) {
  const statuses = [...booth.sheets.values()].map(({ status }) => status);
  return (
    <BoothFrame
      end={
        <>
          <BoothTrail trail={trailOf(statuses)} />
          <CallLeader call={call} lit={booth.tray.call} />
        </>
      }
      footer={<BoothFooter />}
      notes={
        <>
          <SignedOutNote refused={booth.refused} />
          <CallNote call={call} />
          <SealNotes glasses={booth.glasses} refusals={refusals} />
        </>
      }
    >
      {children}
    </BoothFrame>
  );
}
