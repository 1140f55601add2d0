import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { TurnSamples } from './turn-samples.tsx';

/**
 * Bulk actions on selected samples: activate the inactive ones, deactivate the active ones
 * (SAM-11).
 */
export function SamplesBulk(props: {
  readonly rows: readonly SampleRow[];
  readonly onDone: () => void;
}) {
  const { rows, onDone } = props;
  // The selection is frozen while the dialog is open, even if the list behind it changes.
  const [asked, setAsked] = useState<{ samples: readonly SampleRow[]; active: boolean } | null>(
    null,
  );
  const [active, inactive] = [rows.filter((row) => row.active), rows.filter((row) => !row.active)];
  return (
    <>
      {inactive.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={CircleCheck}
          onPress={() => setAsked({ samples: inactive, active: true })}
        >
          <Trans>Activate {inactive.length}</Trans>
        </Button>
      )}
      {active.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={CircleSlash}
          onPress={() => setAsked({ samples: active, active: false })}
        >
          <Trans>Deactivate {active.length}</Trans>
        </Button>
      )}
      {asked === null ? null : (
        <TurnSamples
          {...asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
