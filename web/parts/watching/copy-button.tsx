import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

/**
 * Button that copies a text to the clipboard (LIV-9). Where the page may not use the clipboard
 * there is no button, and the text can be selected by hand.
 */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  }
  // Browsers offer no clipboard to a page that another machine serves over plain HTTP.
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
