import { useLingui } from '@lingui/react';
import type { Origin } from '../../../stats-worker/explanation/rules.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { markMessage, partMessage, sourceMessage } from './origin-message.ts';

/**
 * Lists the sources of a rule, one origin on each line: the part, its authority, and the text
 * (FIG-1).
 */
export function OriginWords({ origins }: { readonly origins: readonly Origin[] }) {
  const { i18n } = useLingui();
  const line = ({ mark, source, part }: Origin) => {
    const text = sourceMessage(source);
    const known = [i18n._(markMessage(mark)), ...(text === null ? [] : [i18n._(text)])];
    return [...(part === null ? [] : [i18n._(partMessage(part))]), known.join(', ')].join(': ');
  };
  return (
    <Stack gap={1}>
      {[...new Set(origins.map(line))].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Stack>
  );
}
