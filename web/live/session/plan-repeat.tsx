import { Trans } from '@lingui/react/macro';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import type { SampleId } from '../../../domain/words/ids.ts';
import { Button } from '../../ui/button/button.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

/** The button that plans another analysis of the sample (PLN-32, PLN-47). */
export function PlanRepeat({ sample }: { readonly sample: SampleId }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon={Repeat2} onPress={() => setAsking(true)}>
        <Trans>Plan a repeat</Trans>
      </Button>
      {isAsking ? <RepeatDialog sample={sample} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
