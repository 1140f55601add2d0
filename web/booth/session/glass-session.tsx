import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import { startEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { countOtherDevices } from '../../../domain/sync/other-devices.ts';
import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useConnection, useDocument } from '../../live/pool/use-document.tsx';
import { QuarantinedCopyNotes } from '../../live/quarantine/quarantined-copy-notes.tsx';
import { SessionEndingNote } from '../../parts/keep-alive/session-ending-note.tsx';
import { type KeptCalibration, toCalibration } from '../calibration/calibration.ts';
import { useDeviceId } from '../calibration/use-device-id.ts';
import { CallNote } from '../calls/call-note.tsx';
import type { Call } from '../calls/use-call.ts';
import { FullDeviceNote } from '../frame/full-device-note.tsx';
import { isSafe } from '../frame/saved-state.ts';
import { SignedOutNote } from '../frame/signed-out-note.tsx';
import { ReopenedNote } from '../glasses/reopened-note.tsx';
import { ReviewView } from '../handing-in/review-view.tsx';
import { ChangedElsewhereNote } from '../sheet/changed-elsewhere-note.tsx';
import { goToGap } from '../sheet/go-to-gap.ts';
import { LineConflictNote } from '../sheet/line-conflict-note.tsx';
import { wasTakenElsewhere } from '../sheet/other-device.ts';
import { OtherDeviceNote } from '../sheet/other-device-note.tsx';
import { ReopenedByConflictNote } from '../sheet/reopened-by-conflict-note.tsx';
import { SheetHeader } from '../sheet/sheet-header.tsx';
import { SheetView } from '../sheet/sheet-view.tsx';
import { useMeasuredAgain } from '../sheet/use-measured-again.ts';
import { useSignatureBack } from '../sheet/use-signature-back.ts';
import type { BoothPlace } from '../tray-state/booth-names.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { ReadFirstView } from './read-first-view.tsx';
import { useReadFirst } from './use-read-first.ts';
import { useTakeUpSheet } from './use-take-up-sheet.ts';

/**
 * One glass from the first mark to the signature: the sheet, its review, and back any number of
 * times.
 */
export function GlassSession({
  booth,
  glass,
  sheet,
  calibration,
  call,
}: {
  readonly booth: Booth;
  readonly glass: TrayGlass;
  readonly sheet: OpenSheet;
  /** Null for a sheet without lines. */
  readonly calibration: KeptCalibration | null;
  readonly call: Call;
}) {
  const { locale } = useLocale();
  const device = useDeviceId();
  const definition = booth.definition;
  const connection = useConnection();
  const [isReviewing, setReviewing] = useState(false);
  const takeUp = (language: string) =>
    startEvaluation(sheet.doc, {
      at: new Date().toISOString(),
      language,
      calibration: calibration && toCalibration(calibration),
      device,
    });
  const beside = useOtherDeviceCount(booth.place);
  const isTakenElsewhere = wasTakenElsewhere(sheet.value, calibration?.device ?? device);
  useTakeUpSheet(sheet.doc, isTakenElsewhere && beside === 0, () => takeUp(locale));
  useMeasuredAgain(sheet, calibration);
  const wasSigned = useSignatureBack(sheet);
  const readFirst = useReadFirst(sheet.value.header.birth, glass.reopened?.at ?? null, wasSigned);

  const meant = useRef<SheetGap | null>(null);
  // In the effect of the sheet's own render: a frame later the taster may have touched something
  // else.
  useEffect(() => {
    if (isReviewing || meant.current === null) return;
    goToGap(meant.current);
    meant.current = null;
  }, [isReviewing]);

  function goTo(gap: SheetGap): void {
    meant.current = gap;
    setReviewing(false);
  }

  const onDevice = isSafe([...booth.sheets.values()].map(({ status }) => status));
  const header = (
    <SheetHeader
      isTitle={!isReviewing && readFirst.isRead}
      booth={booth}
      glass={glass}
      sheet={sheet}
      call={call}
      connection={connection}
    />
  );
  const openAgain = (
    <>
      <ReopenedNote glass={glass} />
      {wasSigned && (
        <ReopenedByConflictNote
          code={glass.code}
          lines={sheet.value.changedSinceSigned ?? []}
          definition={definition}
        />
      )}
    </>
  );
  const notes = (
    <>
      <SignedOutNote refused={booth.refused} />
      <SessionEndingNote place="booth" />
      <FullDeviceNote onDevice={onDevice} />
      <CallNote call={call} />
      {booth.glasses
        .filter(({ code }) => code !== glass.code)
        .map((other) => (
          <ReopenedNote key={other.code} glass={other} />
        ))}
      <QuarantinedCopyNotes
        size="booth"
        names={[sheetName(booth.place, booth.place.taster, glass.code)]}
        present={
          sheet.status.scope === 'readonly'
            ? null
            : { doc: sheet.doc, isStored: sheet.status.stored }
        }
      />
      <LineConflictNote sheet={sheet} definition={definition} />
      <ChangedElsewhereNote
        key={sheet.value.header.birth}
        doc={sheet.doc}
        definition={definition}
      />
      <OtherDeviceNote
        isTakenElsewhere={isTakenElsewhere}
        beside={beside}
        onTakeUp={() => takeUp(locale)}
      />
    </>
  );
  if (!readFirst.isRead)
    return (
      <ReadFirstView code={glass.code} header={header} notes={notes} onRead={readFirst.onRead}>
        {openAgain}
      </ReadFirstView>
    );
  if (isReviewing)
    return (
      <ReviewView
        glass={glass}
        definition={definition}
        sheet={sheet}
        header={header}
        notes={notes}
        onGo={goTo}
        onBack={() => setReviewing(false)}
      />
    );
  return (
    <SheetView
      sheet={sheet}
      definition={definition}
      pixelsPerMm={calibration?.pixelsPerMm ?? null}
      header={header}
      notes={
        <>
          {openAgain}
          {notes}
        </>
      }
      readNotes={readFirst.count}
      onLanguage={takeUp}
      onReview={() => setReviewing(true)}
    />
  );
}

/**
 * The number of other devices that have this tray open, by their presence (BTH-10). Without a
 * network it is 0, so that nobody is alarmed.
 */
function useOtherDeviceCount(place: BoothPlace): number {
  const awareness = useDocument(trayName(place, place.taster))?.handle.provider.awareness ?? null;
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness?.on('change', listener);
      return () => awareness?.off('change', listener);
    },
    [awareness],
  );
  return useSyncExternalStore(subscribe, () =>
    awareness === null ? 0 : countOtherDevices(awareness.getStates(), awareness.clientID),
  );
}
