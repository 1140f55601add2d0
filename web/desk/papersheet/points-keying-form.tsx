import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsItem,
  PointsSheet,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { NOTHING_KEYED, withPoints } from './keyed-draft.ts';
import { lines } from './papersheet.css.ts';

/**
 * Data-entry form of one keying of a sheet of points, in the order of the paper (KEY-8). It submits
 * complete answers only.
 */
export function PointsKeyingForm(props: {
  readonly label: string;
  readonly definition: PointsSheet;
  readonly submit: ReactNode;
  /** Called at every input. */
  readonly onBegun: () => void;
  readonly onKeyed: (keyed: KeyedAnswers) => void;
}) {
  const { label, definition, submit, onBegun, onKeyed } = props;
  const { t } = useLingui();
  const words = useSheetWords();
  const [keyed, setKeyed] = useState(NOTHING_KEYED);
  const first = definition.blocks.flatMap(({ items }) => items)[0];
  const points = keyed.points ?? {};
  const field = ({ key, name, note, maximum }: PointsItem) => (
    <NumberInput
      key={key}
      label={note === null ? words(name) : `${words(name)}, ${words(note)}`}
      rule={{ low: 0, high: maximum, decimals: 0, isRequired: true }}
      unit={t`of ${maximum}`}
      value={points[key] ?? null}
      // Data entry goes on by keyboard: the first item of the paper has the initial focus.
      autoFocus={key === first?.key}
      onChange={(given) => {
        setKeyed(withPoints(keyed, key, given));
        onBegun();
      }}
    />
  );
  return (
    <CheckedForm
      label={label}
      onSubmit={() => onKeyed(keyed)}
      actions={
        <Button type="submit" variant="primary" iconEnd={ArrowRight}>
          {submit}
        </Button>
      }
    >
      <Stack gap={6}>
        {definition.blocks.map((block) => {
          const most = maximumOf(block);
          const given = soFar(block.items, points).points;
          return (
            <Section key={block.key} level={3} title={`${block.key} · ${words(block.name)}`}>
              <div className={lines}>{block.items.map(field)}</div>
              {given !== null && (
                <Text tone="muted" as="p">
                  <Trans>
                    Part {block.key}: {given} of {most}
                  </Trans>
                </Text>
              )}
            </Section>
          );
        })}
      </Stack>
    </CheckedForm>
  );
}
