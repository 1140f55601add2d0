import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../../domain/words/attributes.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ReferenceValueRow, type WrittenValue } from './reference-value-row.tsx';

const KEYS = [...ATTRIBUTE_KEYS.filter((key) => key !== 'other'), ...DESCRIPTOR_KEYS];

/**
 * Editor of the assigned values of a reference material, one attribute a row, in cm (M-RM). A row
 * without a median is not a value yet: it comes after the others, and the form cannot be saved.
 */
export function ReferenceValues({
  values,
  onChange,
}: {
  readonly values: readonly ReferenceValue[];
  readonly onChange: (values: readonly ReferenceValue[]) => void;
}) {
  const [begun, setBegun] = useState<readonly WrittenValue[]>([]);
  const written: readonly WrittenValue[] = [...values, ...begun];
  const free = KEYS.filter((key) => !written.some(({ attribute }) => attribute === key));
  const [next] = free;

  function change(at: number, part: Partial<WrittenValue>): void {
    const rows = written.map((row, index) => {
      if (index === at) return { ...row, ...part };
      // Only one defect can be predominant.
      return part.predominant === undefined ? row : { ...row, predominant: false };
    });
    onChange(rows.filter(hasMedian));
    setBegun(rows.filter((row) => !hasMedian(row)));
  }

  function remove(at: number): void {
    if (at < values.length) onChange(values.filter((_, index) => index !== at));
    else setBegun(begun.filter((_, index) => index !== at - values.length));
  }

  return (
    <Stack gap={3}>
      {written.length > 0 && (
        <Text size={13} tone="muted">
          <Trans>
            In cm: median, expanded uncertainty U, greatest U allowed, standard deviation.
          </Trans>
        </Text>
      )}
      {written.map((value, at) => (
        <ReferenceValueRow
          key={value.attribute}
          value={value}
          free={free}
          onChange={(part) => change(at, part)}
          onRemove={() => remove(at)}
        />
      ))}
      {next !== undefined && (
        <div>
          <Button
            icon={Plus}
            onPress={() =>
              setBegun([
                ...begun,
                { attribute: next, predominant: false, median: null, u: null, sd: null },
              ])
            }
          >
            <Trans>Add an assigned value</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

const hasMedian = (row: WrittenValue): row is ReferenceValue => row.median !== null;
