import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  setTarget,
  setTargetKind,
  setTargetWords,
} from '../../../../domain/documents/session.document.ts';
import type { SampleRow } from '../../../../domain/samples/sample-fields.ts';
import { assignedTarget } from '../../../../domain/training/assigned-target.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  FRUITY_KINDS,
  isAttributeKey,
  isFruityKind,
} from '../../../../domain/words/attributes.ts';
import type { SampleId } from '../../../../domain/words/ids.ts';
import { LONGEST_WORDS } from '../../../../domain/words/training-target.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spacer } from '../../../ui/layout/spacer.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import * as css from './plan-targets.css.ts';
import { takeAssigned } from './target-edits.ts';
import { TargetRow } from './target-row.tsx';
import type { SharedPlan } from './use-plan.ts';

/** The form of the targets of one sample in a training session: how it should be marked (TRN-1). */
export function SampleTargetFields(props: {
  readonly shared: SharedPlan;
  readonly sample: SampleId;
  readonly row: SampleRow | null;
  readonly others: readonly MarkedPresent[];
}) {
  const { shared, sample, row, others } = props;
  const { plan, handle } = shared;
  const isReadOnly = shared.isReadOnly || shared.isServed;
  const { t } = useLingui();
  const names = useSheetNames();
  const [begun, setBegun] = useState<readonly AttributeKey[]>([]);
  const target = plan.targets[sample];
  const code = row?.code ?? '…';
  const isThere = (key: AttributeKey) => target?.lines[key] !== undefined || begun.includes(key);
  const assigned = [...assignedTarget(row?.referenceValues ?? []).keys()];
  const isMissing = assigned.some((key) => target?.lines[key] === undefined);
  const free = ATTRIBUTE_KEYS.filter((key) => !isThere(key));
  const leave = (attribute: AttributeKey) => setBegun(begun.filter((other) => other !== attribute));
  return (
    <section className={css.sample} aria-label={t`Targets of ${code}`}>
      <div className={css.head}>
        <h3>{code}</h3>
        <Spacer />
        {!isReadOnly && isMissing && (
          <Button
            variant="quiet"
            onPress={() => takeAssigned(handle.doc, plan, sample, row?.referenceValues ?? [])}
          >
            <Trans>Take the assigned values</Trans>
          </Button>
        )}
        {!isReadOnly && free.length > 0 && (
          <Menu
            label={t`Add a target to ${code}`}
            trigger={
              <Button variant="quiet" icon={Plus}>
                <Trans>Add a target</Trans>
              </Button>
            }
            items={free.map((key) => ({ id: key, label: names.label(key) }))}
            onAction={(key) => {
              if (isAttributeKey(key)) setBegun([...begun, key]);
            }}
          />
        )}
      </div>
      {ATTRIBUTE_KEYS.filter(isThere).map((attribute) => (
        <TargetRow
          key={attribute}
          attribute={attribute}
          target={target?.lines[attribute] ?? null}
          place={`target ${sample} ${attribute}`}
          others={others}
          isReadOnly={isReadOnly}
          onChange={(line) => {
            leave(attribute);
            setTarget(handle.doc, sample, attribute, line);
          }}
          onRemove={() => {
            leave(attribute);
            setTarget(handle.doc, sample, attribute, null);
          }}
        />
      ))}
      <div className={css.words}>
        <Select
          label={t`Fruity: green or ripe`}
          value={target?.fruityKind ?? 'none'}
          options={[
            { id: 'none', label: t`Not said` },
            ...FRUITY_KINDS.map((id) => ({ id, label: capital(names.kind(id)) })),
          ]}
          isDisabled={isReadOnly}
          onChange={(id) => setTargetKind(handle.doc, sample, isFruityKind(id) ? id : null)}
        />
        <TargetWords
          key={sample}
          value={target?.words ?? ''}
          most={LONGEST_WORDS}
          isReadOnly={isReadOnly}
          onKeep={(words) => setTargetWords(handle.doc, sample, words)}
        />
      </div>
    </section>
  );
}

/**
 * The leader's comment to the taster, shown with the answer; stored when the field loses focus
 * (TRN-1).
 */
function TargetWords(props: {
  readonly value: string;
  readonly most: number;
  readonly isReadOnly: boolean;
  readonly onKeep: (words: string) => void;
}) {
  const { value, most, isReadOnly, onKeep } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextArea
      label={t`With the answer`}
      value={draft ?? value}
      rows={2}
      maxLength={most}
      isReadOnly={isReadOnly}
      onChange={setDraft}
      onBlur={() => {
        if (draft !== null) onKeep(draft);
        setDraft(null);
      }}
    />
  );
}
