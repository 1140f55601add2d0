import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { isPicture } from '../../../domain/files/file-kind.ts';
import type { SampleFileRow } from '../../../domain/samples/sample-file.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { useSending } from '../forms/use-sending.ts';
import { QueryBoundary } from '../http/query-boundary.tsx';
import { request } from '../http/request.ts';
import { sampleFilesQuery } from '../http/sample-queries.ts';
import { sendFile } from '../http/send-file.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { checkBeforeSending } from './check-before-sending.ts';
import { FileCard } from './file-card.tsx';
import * as css from './files.css.ts';

/**
 * Section with the photographs and documents of a sample: upload, list and deletion (FIL-1 to
 * FIL-4).
 */
export function SampleFilesSection({ sample }: { readonly sample: string }) {
  const { t } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const files = useQuery(sampleFilesQuery(sample));
  const sending = useSending();
  const { pending, refusal } = sending;
  const [asked, setAsked] = useState<SampleFileRow | null>(null);
  const address = `/api/samples/${sample}/files`;
  const count = files.data?.length ?? 0;
  const most = FILE_LIMITS.perSample;
  const megabytes = FILE_LIMITS.bytes / 1024 / 1024;

  async function refresh(): Promise<void> {
    await queries.invalidateQueries({ queryKey: sampleFilesQuery(sample).queryKey });
    await queries.invalidateQueries({ queryKey: ['history', 'sample', sample] });
  }

  async function send(file: File): Promise<void> {
    const sent = await sending.send(async () => {
      const checked = await checkBeforeSending(file);
      if (!checked.ok) return checked;
      const thumbnail = isPicture(checked.value) ? await makeThumbnail(file) : null;
      return sendFile('POST', address, file, thumbnail);
    });
    if (sent?.ok !== true) return;
    show({ text: t`${file.name} has been saved` });
    await refresh();
  }

  async function remove(file: SampleFileRow): Promise<void> {
    const params = { id: sample, file: file.id };
    const gone = await sending.send(() =>
      request('DELETE /api/samples/:id/files/:file', { params, body: {} }),
    );
    setAsked(null);
    if (gone?.ok !== true) return;
    show({ text: t`${file.name} is deleted` });
    await refresh();
  }

  return (
    <Section
      title={t`Photographs and documents`}
      {...(count === 0 ? {} : { count })}
      actions={
        <FileButton
          accept={['image/png', 'image/jpeg', 'image/webp', 'application/pdf']}
          pending={pending}
          onFile={(file) => void send(file)}
        >
          {pending ? t`Sending` : t`Attach a file`}
        </FileButton>
      }
    >
      <Stack gap={4}>
        {refusal !== null && <RefusalNote refusal={refusal} />}
        <Text tone="muted">
          <Trans>
            PNG, JPEG, WebP or PDF, up to {megabytes} MB each and {most} a sample.
          </Trans>
        </Text>
        <QueryBoundary query={files} lines={2}>
          {(rows) =>
            rows.length > 0 && (
              <ul className={css.grid}>
                {rows.map((file) => (
                  <FileCard
                    key={file.id}
                    file={file}
                    address={`${address}/${file.id}`}
                    onDelete={() => setAsked(file)}
                  />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Stack>
      <Confirm
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={t`Delete ${asked?.name ?? ''}?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        isDanger
        onConfirm={async () => {
          if (asked !== null) await remove(asked);
        }}
      >
        <Trans>The audit trail keeps its name, checksum and who deleted it.</Trans>
      </Confirm>
    </Section>
  );
}

/** The most px of the longer side of a thumbnail. */
const LONGEST_SIDE = 320;

/**
 * Makes the thumbnail of a picture on this device, at most 320 px on its longer side (FIL-18). It
 * is WebP, or JPEG where the browser does not write WebP. Null where the browser cannot read the
 * picture.
 */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await encoded(canvas, 'image/webp');
  if (webp?.type === 'image/webp' || context === null) return webp;
  // Safari writes PNG instead, in which a photograph is larger than the server takes. JPEG has no
  // transparency: without a white ground it would be black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encoded(canvas, 'image/jpeg');
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.8));
