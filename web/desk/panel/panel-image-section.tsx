import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { isPicture } from '../../../domain/files/file-kind.ts';
import { refuse } from '../../../domain/refusal.ts';
import { checkBeforeSending } from '../../parts/files/check-before-sending.ts';
import * as css from '../../parts/files/files.css.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { panelImageQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { request } from '../../parts/http/request.ts';
import { sendFile } from '../../parts/http/send-file.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** Section that shows, replaces and deletes the panel's image (logo) on its reports (FIL-5). */
export function PanelImageSection() {
  const { t } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const image = useQuery(panelImageQuery());
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();

  async function send(file: File): Promise<void> {
    const sent = await sending.send(async () => {
      const checked = await checkBeforeSending(file, FILE_LIMITS.panelImageBytes);
      if (!checked.ok) return checked;
      if (!isPicture(checked.value)) return refuse('file-kind-refused');
      return sendFile('PUT', '/api/panel/image', file, null);
    });
    if (sent?.ok !== true) return;
    show({ text: t`The image has been saved` });
    await queries.invalidateQueries({ queryKey: panelImageQuery().queryKey });
  }

  async function remove(): Promise<void> {
    const gone = await sending.send(() => request('DELETE /api/panel/image', { body: {} }));
    setAsking(false);
    if (gone?.ok !== true) return;
    show({ text: t`The image is deleted` });
    await queries.invalidateQueries({ queryKey: panelImageQuery().queryKey });
  }

  return (
    <Section title={t`Image`} isRuled>
      <Stack gap={4}>
        {sending.refusal !== null && <RefusalNote refusal={sending.refusal} />}
        <QueryBoundary query={image} lines={2}>
          {(content) => content.blob !== null && <Picture blob={content.blob} />}
        </QueryBoundary>
        <Text tone="muted">
          <Trans>Printed on reports. PNG, JPEG or WebP, up to 1 MB.</Trans>
        </Text>
        <Inline gap={2}>
          <FileButton
            accept={['image/png', 'image/jpeg', 'image/webp']}
            pending={sending.pending}
            onFile={(file) => void send(file)}
          >
            {image.data?.blob == null ? t`Choose an image` : t`Replace the image`}
          </FileButton>
          {image.data?.blob != null && (
            <Button variant="danger" icon={Trash2} onPress={() => setAsking(true)}>
              <Trans>Delete the image</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Delete the image?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        isDanger
        onConfirm={remove}
      >
        <Trans>Reports then have none.</Trans>
      </Confirm>
    </Section>
  );
}

function Picture({ blob }: { readonly blob: Blob }) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address === null ? null : (
    <img className={css.logo} src={address} alt={t`Emblem of the panel`} />
  );
}
