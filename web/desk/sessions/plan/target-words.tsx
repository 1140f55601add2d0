import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextArea } from '../../../ui/text-area/text-area.tsx';

/**
 * The leader's comment to the taster, shown with the answer; stored when the field loses focus
 * (TRN-1).
 */
export function TargetWords(props: {
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
      label={t`To the taster, with the answer`}
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
