import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { type ComponentProps, useRef, useState } from 'react';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { LeaveDialog } from '../../parts/forms/leave-dialog.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { LengthUnit } from './keyed-draft.ts';
import { KeyingForm } from './keying-form.tsx';
import { PointsKeyingForm } from './points-keying-form.tsx';
import { SettleKeying } from './settle-keying.tsx';

/**
 * Double data entry of a paper sheet in three steps: key in, key in again without sight of the
 * first, settle and send (KEY-3).
 */
export function PaperKeying(props: {
  readonly session: number;
  readonly taster: TasterId;
  readonly code: TastingCode;
  readonly name: string;
  /** Definition of the paper sheet. */
  readonly definition: SheetDefinition;
  readonly onKept: () => void;
}) {
  const { session, taster, code, name, definition, onKept } = props;
  const { t } = useLingui();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const [first, setFirst] = useState<KeyedAnswers | null>(null);
  const [second, setSecond] = useState<KeyedAnswers | null>(null);
  const [isSending, setSending] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const isKept = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isBegun && !isKept.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isBegun && !isKept.current,
    withResolver: true,
  });
  const leaving =
    blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null;
  const begin = () => setBegun(true);
  const give = useDeskCommand(`${taster} ${code}`);
  const units = definition.form === 'lines' && (
    <SegmentedControl
      label={t`Lengths in`}
      options={[
        { id: 'cm', label: t`cm` },
        { id: 'mm', label: t`mm` },
      ]}
      value={unit}
      onChange={(id) => setUnit(id === 'mm' ? 'mm' : 'cm')}
    />
  );
  if (first === null)
    return (
      <Section title={<Trans>1 of 3: key in the paper</Trans>} actions={units}>
        <Keying
          key="first"
          label={t`Key in the paper`}
          definition={definition}
          unit={unit}
          submit={<Trans>Key in a second time</Trans>}
          onBegun={begin}
          onKeyed={setFirst}
        />
        <LeaveDialog leaving={leaving} />
      </Section>
    );
  if (second === null)
    return (
      <Section title={<Trans>2 of 3: key in the paper again</Trans>} actions={units}>
        <Keying
          key="second"
          label={t`Key in the same paper again`}
          definition={definition}
          unit={unit}
          submit={<Trans>Compare</Trans>}
          onBegun={begin}
          onKeyed={setSecond}
        />
        <LeaveDialog leaving={leaving} />
      </Section>
    );
  return (
    <Section title={<Trans>3 of 3: compare and keep</Trans>}>
      <SettleKeying
        first={first}
        second={second}
        unit={unit}
        definition={definition}
        isSending={isSending}
        onAgain={() => {
          setFirst(null);
          setSecond(null);
          setBegun(false);
        }}
        onKeep={async (kept) => {
          setSending(true);
          const result = await give(
            'key-sheet',
            { session, taster, code, first, second, ...kept },
            t`The sheet ${code} of ${name} has been saved`,
          );
          setSending(false);
          if (!result.ok) return;
          isKept.current = true;
          onKept();
        }}
      />
      <LeaveDialog leaving={leaving} />
    </Section>
  );
}

/** Form of one keying, of lengths or of points by the definition (KEY-2, KEY-8). */
function Keying({
  definition,
  unit,
  ...form
}: Omit<ComponentProps<typeof KeyingForm>, 'unit' | 'definition'> & {
  readonly definition: SheetDefinition;
  readonly unit: LengthUnit;
}) {
  return definition.form === 'points' ? (
    <PointsKeyingForm definition={definition} {...form} />
  ) : (
    <KeyingForm definition={definition} unit={unit} {...form} />
  );
}
