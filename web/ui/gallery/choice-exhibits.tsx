import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Switch } from '../switch/switch.tsx';
import { Exhibit } from './exhibit.tsx';

const KINDS = [
  { id: 'first', label: 'First assessment' },
  { id: 'second', label: 'Second assessment' },
] as const;

/** Component catalogue: controls for a choice with all options visible. */
export function ChoiceExhibits() {
  const [isOn, setOn] = useState(true);
  const [isChosen, setChosen] = useState(true);
  const [kind, setKind] = useState<string | null>('first');
  const [days, setDays] = useState<readonly string[]>(['first']);
  const [view, setView] = useState<string | null>('defect');
  const [side, setSide] = useState<string | null>('left');
  return (
    <Exhibit id="choices" title="Choices">
      <Checkbox isSelected={isChosen} onChange={setChosen}>
        Chosen
      </Checkbox>
      <Checkbox isIndeterminate isSelected={false} onChange={setChosen}>
        Some of them
      </Checkbox>
      <Checkbox errorMessage="Say that you have read it" isSelected={false} onChange={setChosen}>
        In error
      </Checkbox>
      <Checkbox isDisabled isSelected onChange={setChosen}>
        Disabled
      </Checkbox>
      <CheckboxGroup label="Shown" onChange={setDays} options={KINDS} value={days} />
      <RadioGroup label="Assessment" onChange={setKind} options={KINDS} value={kind} />
      <Switch isSelected={isOn} onChange={setOn}>
        Active
      </Switch>
      <Switch
        description="Not while a session is open"
        isDisabled
        isSelected={false}
        onChange={setOn}
      >
        Disabled
      </Switch>
      <SegmentedControl
        label="View"
        onChange={setView}
        options={[
          { id: 'defect', label: 'Defect' },
          { id: 'fruity', label: 'Fruity' },
        ]}
        value={view}
      />
      <SegmentedControl
        isBlankAllowed
        label="Side"
        onChange={setSide}
        options={[
          { id: 'left', label: 'Remaining' },
          { id: 'right', label: 'Right' },
        ]}
        size="booth"
        value={side}
      />
    </Exhibit>
  );
}
