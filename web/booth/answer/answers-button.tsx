import { useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import type { Answers } from './use-answers.ts';

/** TRN-6: the way to the answers of the glasses that are sealed; nothing where none is answered. */
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
