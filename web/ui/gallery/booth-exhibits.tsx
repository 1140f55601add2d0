import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AttributeGroup } from '../attribute-row/attribute-group.tsx';
import { AttributeRow } from '../attribute-row/attribute-row.tsx';
import { DescriptorPicker } from '../descriptor-picker/descriptor-picker.tsx';
import { GlassGlyph } from '../glass-glyph/glass-glyph.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IntensityLine } from '../intensity-line/intensity-line.tsx';
import { ReducedLine } from '../intensity-line/reduced-line.tsx';
import { Columns } from '../layout/columns.tsx';
import { Inline } from '../layout/inline.tsx';
import { RestDial } from '../rest-dial/rest-dial.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SignaturePad } from '../signature-pad/signature-pad.tsx';
import { SignatureView } from '../signature-pad/signature-view.tsx';
import { TrayDots } from '../tray-dots/tray-dots.tsx';
import { ZeroButton } from '../zero-button/zero-button.tsx';
import { Exhibit } from './exhibit.tsx';
import { scrolling } from './gallery.css.ts';

/** CSS px of one millimetre on a screen of 132 dots an inch. */
const PIXELS_PER_MM = 5.1969;

const DESCRIPTORS = ['Metallic', 'Hay-wood', 'Grubby', 'Rough', 'Brine'].map((label) => ({
  id: label,
  label,
}));

const SIGNATURE = [[120, 620, 240, 320, 330, 660, 420, 380, 560, 600, 760, 420]] as const;

/** Component catalogue: components of the booth. */
export function BoothExhibits() {
  return (
    <>
      <Exhibit id="booth" span={3} title="The sheet">
        <Inline gap={6}>
          <GlassGlyph code="309" label="Glass" />
          <TrayDots dots={['done', 'now', 'todo', 'todo']} text="2 of 4" />
        </Inline>
        <div className={scrolling}>
          <AttributeGroup title="Negative attributes">
            <Row mark={null} name="Rancid" />
            <Row mark={0} name="Winey, vinegary" note="acid, sour" />
            <Row aside={<Placed />} mark={28} name="Fusty" />
            <Row aside={<Descriptor />} mark={41} name="Other" />
          </AttributeGroup>
          <AttributeGroup isSecond title="Positive attributes">
            <Row mark={64} name="Fruity" />
          </AttributeGroup>
        </div>
        <DescriptorBelow />
      </Exhibit>
      <Exhibit title="Rest">
        <RestDial
          caption="of 15 minutes"
          clock="9:18"
          label="9 minutes and 18 seconds of rest left"
          secondsLeft={558}
          totalSeconds={900}
        />
      </Exhibit>
      <Exhibit span={2} title="Review and signature">
        <Columns count={4}>
          <span>Fruity</span>
          <ReducedLine value={64} />
        </Columns>
        <Signed />
        <SignaturePad
          clearLabel="Sign again"
          emptyText="Sign here"
          keyboardHint="Press Enter to sign by keyboard"
          label="Signature, not yet"
          lockedText="2 lines are blank"
          onChange={() => {}}
          strokes={[]}
        />
        <SignatureView label="Signature of Lucía Campos" strokes={SIGNATURE} />
      </Exhibit>
    </>
  );
}

function Row(props: {
  readonly name: string;
  readonly note?: string;
  readonly mark: number | null;
  readonly aside?: ReactNode;
}) {
  const { name, note, aside } = props;
  const [mark, setMark] = useState(props.mark);
  return (
    <AttributeRow
      aside={aside}
      clear={
        mark === null ? undefined : (
          <IconButton
            icon={Undo2}
            label={`Clear: ${name}`}
            onPress={() => setMark(null)}
            size="booth"
          />
        )
      }
      line={
        <IntensityLine
          askPlace="Type a place on the line, 0 to 100"
          askSteps="Go there in steps"
          putPlace="Put"
          refusePlace="The line goes from 0 to 100"
          isZero={mark === 0}
          label={name}
          onCommit={setMark}
          pixelsPerMm={PIXELS_PER_MM}
          value={mark}
          valueText={(mm) => (mm === null ? 'Blank' : mm === 0 ? 'Not perceived' : 'Marked')}
        />
      }
      name={name}
      note={note}
      zero={
        <ZeroButton
          isOn={mark === 0}
          label="Not perceived"
          onChange={(isOn) => setMark(isOn ? 0 : null)}
          spoken={`${name}: not perceived`}
        />
      }
    />
  );
}

function Placed() {
  const [kind, setKind] = useState<string | null>('fusty');
  return (
    <SegmentedControl
      isBlankAllowed
      label="Which one"
      onChange={setKind}
      options={[
        { id: 'fusty', label: 'Fusty' },
        { id: 'muddy', label: 'Muddy' },
      ]}
      size="booth"
      value={kind}
    />
  );
}

function Descriptor() {
  const [chosen, setChosen] = useState<string | null>('Brine');
  return (
    <DescriptorPicker
      chooseLabel="Choose"
      closeLabel="Close"
      hint="Name what you found"
      label="Descriptor"
      onChange={setChosen}
      options={DESCRIPTORS}
      placement="aside"
      value={chosen}
    />
  );
}

function DescriptorBelow() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <DescriptorPicker
      chooseLabel="Choose"
      closeLabel="Close"
      hint="In portrait the choices stand in place"
      label="Descriptor, in place"
      onChange={setChosen}
      options={DESCRIPTORS}
      placement="below"
      value={chosen}
    />
  );
}

function Signed() {
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>(SIGNATURE);
  return (
    <SignaturePad
      clearLabel="Sign again"
      emptyText="Sign here"
      keyboardHint="Press Enter to sign by keyboard"
      label="Signature"
      onChange={setStrokes}
      strokes={strokes}
      under="Lucía Campos"
    />
  );
}
