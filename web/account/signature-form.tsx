import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyData } from '../../domain/account/my-data.ts';
import { SaveQuestion } from '../parts/forms/save-question.tsx';
import { useSending } from '../parts/forms/use-sending.ts';
import { myDataQuery } from '../parts/http/people-queries.ts';
import { meQuery } from '../parts/http/queries.ts';
import { request } from '../parts/http/request.ts';
import { useRefusalToast } from '../parts/messages/use-refusal-toast.ts';
import { Button } from '../ui/button/button.tsx';
import { Inline } from '../ui/layout/inline.tsx';
import { SignaturePad } from '../ui/signature-pad/signature-pad.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { padWide, signature } from './account.css.ts';

/** Form for drawing one's signature, which is stored as strokes. */
export function SignatureForm({ stored }: { readonly stored: MyData['signature'] }) {
  const { t } = useLingui();
  const show = useToast();
  const tellRefused = useRefusalToast();
  const queries = useQueryClient();
  const kept = stored?.strokes ?? [];
  const [strokes, setStrokes] = useState(kept);
  const { pending, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const isChanged = JSON.stringify(strokes) !== JSON.stringify(kept);

  async function save(): Promise<void> {
    const body = { strokes: strokes.length === 0 ? null : strokes };
    const result = await send(() => request('PUT /api/my-data/signature', { body }));
    if (result === null) return;
    if (!result.ok) return tellRefused(result);
    queries.setQueryData(myDataQuery().queryKey, result.value);
    await queries.invalidateQueries({ queryKey: meQuery().queryKey });
    show({ text: t`The signature is saved` });
  }

  return (
    <div className={signature}>
      <SignaturePad
        label={t`My signature`}
        strokes={strokes}
        onChange={setStrokes}
        clearLabel={t`Sign again`}
        emptyText={t`Sign here`}
        keyboardHint={t`By finger, pen or mouse. With a keyboard, type your name on the sheet.`}
      />
      <div className={padWide}>
        <Inline justify="end">
          <Button
            variant="primary"
            isDisabled={!isChanged}
            pending={pending}
            onPress={() => setAsking(true)}
          >
            {pending ? <Trans>Saving</Trans> : <Trans>Save the signature</Trans>}
          </Button>
        </Inline>
      </div>
      <SaveQuestion
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={save}
        title={t`Save the signature?`}
      >
        {strokes.length === 0 ? (
          <Trans>Removes your signature; signed sheets keep it.</Trans>
        ) : (
          <Trans>For the sheets you sign from now on.</Trans>
        )}
      </SaveQuestion>
    </div>
  );
}
