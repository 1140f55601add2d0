import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { AttributeKey } from '../../../../domain/words/attributes.ts';
import type { TargetLine } from '../../../../domain/words/training-target.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { NumberInput } from '../../../parts/forms/number-input.tsx';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import * as css from './plan-targets.css.ts';
import { changedTarget, newTarget } from './target-edits.ts';
import { whoIsIn } from './who-is-in.ts';

const CM = { low: 0, high: 10, decimals: 1, isRequired: true } as const;

/**
 * The fields of the target of one line of a sample: its value and the ends of its range, in cm
 * (TRN-1). Without a value there is no target.
 */
export function TargetRow(props: {
  readonly attribute: AttributeKey;
  readonly target: TargetLine | null;
  /** The presence place of its fields: names the sample and the attribute. */
  readonly place: string;
  readonly others: readonly MarkedPresent[];
  readonly isReadOnly: boolean;
  readonly onChange: (target: TargetLine) => void;
  readonly onRemove: () => void;
}) {
  const { attribute, target, place, others, isReadOnly, onChange, onRemove } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const name = names.label(attribute);
  const label = { value: t`Target`, low: t`From`, high: t`To` } as const;
  const field = (part: keyof TargetLine) => (
    <div data-place={`${place} ${part}`}>
      <NumberInput
        gives="leaving"
        label={label[part]}
        rule={
          target === null || part === 'value'
            ? CM
            : {
                ...CM,
                ...(part === 'low' ? { high: target.value / 10 } : { low: target.value / 10 }),
              }
        }
        leastDecimals={1}
        value={target === null ? null : target[part] / 10}
        isReadOnly={isReadOnly}
        isDisabled={target === null && part !== 'value'}
        presence={whoIsIn(others, `${place} ${part}`)}
        onChange={(cm) => {
          if (cm !== null)
            onChange(target === null ? newTarget(cm) : changedTarget(target, part, cm));
        }}
      />
    </div>
  );
  return (
    <fieldset className={css.row} aria-label={t`Target, ${name}`}>
      <span className={css.name}>{name}</span>
      {field('value')}
      {field('low')}
      {field('high')}
      <span className={css.remove}>
        {isReadOnly ? null : (
          <IconButton icon={Trash2} label={t`Remove ${name}`} size="dense" onPress={onRemove} />
        )}
      </span>
    </fieldset>
  );
}
