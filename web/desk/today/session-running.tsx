import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import type { SessionProgress } from '../../../domain/today/today-answers.ts';
import { boardHref } from '../../live/session/board-addresses.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../ui/section/section.tsx';

/**
 * Progress of a session that is being tasted: the number of signed sheets for each tasting code
 * (TDY-1).
 */
export function SessionRunning({ of: { session, codes } }: { readonly of: SessionProgress }) {
  const { t } = useLingui();
  const total = (count: (code: SessionProgress['codes'][number]) => number) =>
    codes.reduce((sum, code) => sum + count(code), 0);
  const signed = total((code) => code.signed);
  const all = total((code) => code.of);
  return (
    <Section
      title={t`In progress: session ${session}`}
      actions={
        <LinkButton href={boardHref(session)} icon={LayoutGrid} size="dense">
          <Trans>Open the board</Trans>
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          <Trans>
            {signed} of <Plural value={all} one="# sheet" other="# sheets" /> stored
          </Trans>
        </Text>
        {codes.map((code) => (
          <ProgressBar
            key={code.code}
            label={code.code}
            maxValue={code.of}
            value={code.signed}
            valueText={t`${code.signed} of ${code.of}`}
          />
        ))}
      </Stack>
    </Section>
  );
}
