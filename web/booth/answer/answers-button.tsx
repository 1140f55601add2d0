import { useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import type { Answers } from './use-answers.ts';

/**
 * The button that opens the answers to sealed training glasses; nothing while there is no answer
 * (TRN-6).
 */
export function AnswersButton({ answers }: { readonly answers: Answers }) {
  const { t } = useLingui();
  const newest = answers.answered.at(-1);
  if (newest === undefined) return null;
  return (
    <Button
      variant="plain"
      size="booth"
      icon={MessageSquareText}
      onPress={() => answers.open(newest.code)}
    >
      {answers.answered.length === 1 ? t`Read the answer` : t`Read the answers`}
    </Button>
  );
}
