import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** LIV-9: copies a text. Where the page may not, the text stands beside it to be marked by hand, and no button promises it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  }
  // There is no clipboard where a page comes over plain http from another machine.
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      size="dense"
      icon={isCopied ? Check : Copy}
      aria-label={label}
      onPress={() => void copy()}
    >
      {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
    </Button>
  );
}
