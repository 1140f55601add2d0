import { useState } from 'react';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Columns } from '../layout/columns.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import type { ReadText } from '../number-field/use-typed-number.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { Exhibit } from './exhibit.tsx';

const LIMITS = [
  { id: 'eu', label: 'EU limits', description: 'Regulation 2022/2104' },
  { id: 'ioc', label: 'IOC limits', description: 'COI/T.15' },
  { id: 'own', label: 'Own limits', isDisabled: true },
] as const;

const nothing = () => {};

const readDegrees: ReadText = (text) =>
  Number.isNaN(Number(text)) ? { problem: 'Not a number' } : { value: Number(text) };

/** Component catalogue: form fields, at rest and in each state. */
export function FieldExhibits() {
  return (
    <Exhibit id="fields" span={2} title="Fields">
      <Texts />
      <Figures />
      <Chosen />
      <Columns count={3} gap={4}>
        <TextField
          label="Somebody else is in it"
          onChange={nothing}
          presence={{ name: 'Tomás Rueda', tone: 2 }}
          value="22.4"
        />
        <TextField isReadOnly label="Read only" onChange={nothing} value="S-26-0426" />
        <TextField
          description="Given when you save"
          isDisabled
          label="Disabled"
          onChange={nothing}
          value="S-26-0427"
        />
      </Columns>
    </Exhibit>
  );
}

function Texts() {
  const [text, setText] = useState('Coop. San Isidro 26/118');
  const [secret, setSecret] = useState('');
  const [search, setSearch] = useState('');
  const [remark, setRemark] = useState('');
  return (
    <Columns count={3} gap={4}>
      <TextField
        isRequired
        label="Reference"
        onChange={setText}
        requiredText="required"
        value={text}
      />
      <PasswordField
        hideLabel="Hide the password"
        label="Password"
        onChange={setSecret}
        showLabel="Show the password"
        size="large"
        value={secret}
      />
      <SearchField
        clearLabel="Clear the search"
        label="Search"
        onChange={setSearch}
        placeholder="Code, reference or note"
        shortcut="/"
        value={search}
      />
      <TextArea
        description="Printed on the report"
        label="Remark"
        maxLength={400}
        onChange={setRemark}
        rows={2}
        value={remark}
      />
    </Columns>
  );
}

function Figures() {
  const [degrees, setDegrees] = useState<number | null>(28.1);
  const [score, setScore] = useState<number | null>(12.55);
  const [date, setDate] = useState<string | null>('2026-11-20');
  const [time, setTime] = useState<string | null>('10:05');
  return (
    <Columns count={4} gap={4}>
      <NumberField
        hasDecimals
        label="Temperature"
        read={readDegrees}
        onChange={setDegrees}
        unit="°C"
        value={degrees}
      />
      <NumberField
        errorMessage="Value out of range: 0 to 10"
        hasDecimals
        label="Error"
        read={readDegrees}
        onChange={setScore}
        value={score}
      />
      <DateField label="Date" onChange={setDate} value={date} />
      <TimeField label="Time" onChange={setTime} value={time} />
    </Columns>
  );
}

function Chosen() {
  const [limits, setLimits] = useState<string | null>('eu');
  const [found, setFound] = useState<string | null>(null);
  return (
    <Columns count={3} gap={4}>
      <Select label="Select" onChange={setLimits} options={LIMITS} value={limits} />
      <ComboBox
        emptyText="None of that name"
        label="Combo box"
        onChange={setFound}
        options={LIMITS}
        placeholder="Type to search"
        value={found}
      />
      <Select
        errorMessage="Choose the limits"
        label="Select in error"
        onChange={nothing}
        options={LIMITS}
        placeholder="Choose"
        value={null}
      />
    </Columns>
  );
}
