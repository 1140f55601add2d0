import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { Button } from '../../ui/button/button.tsx';
import { SignedSheet } from '../signed-sheet/signed-sheet.tsx';
import type { HeldSheet } from '../tray-state/held-sheet.ts';

/**
 * A taster's own signed sheet, read-only. It is offered when all sheets are handed in, so that it
 * anchors no later glass.
 */
export function HandedInSheet({
  held,
  definition,
  code,
}: {
  readonly held: HeldSheet | undefined;
  readonly definition: SheetDefinition;
  readonly code: string;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const sheet = held?.value ?? null;
  if (sheet === null) return null;
  return (
    <>
      <Button
        variant="plain"
        size="booth"
        iconEnd={isOpen ? ChevronUp : ChevronDown}
        aria-label={
          isOpen ? t`Collapse the sheet of glass ${code}` : t`Read the sheet of glass ${code}`
        }
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? t`Collapse` : t`Read`}
      </Button>
      {isOpen && <SignedSheet sheet={sheet} definition={definition} />}
    </>
  );
}
