import { sheetName } from '../../../domain/documents/document-names.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { SheetKey } from '../../database/sheets/sheets.ts';
import type { Command, CommandAnswer, CommandContext } from '../context/command-context.ts';
import { sealSheet } from './seal-sheet.ts';

/**
 * Seals a taster's own sheet at the request of their device (EVA-3). The answer reveals nothing
 * about the sample.
 */
export const sealOwnSheet: Command<'seal-sheet'> = (context, data) => {
  const { taster } = context.actor;
  if (taster === null) return Promise.resolve(refuse('not-found'));
  return sealAndClose(context, { ...data, taster });
};

/**
 * Seals a sheet, shows the seal on the tray and makes the document read-only for the taster.
 * Idempotent: a repeated call completes what is missing.
 */
export async function sealAndClose(
  context: Omit<CommandContext, 'actor'>,
  key: SheetKey,
): Promise<Result<CommandAnswer>> {
  const sealed = await sealSheet(context, key);
  if (!sealed.ok) return sealed;
  context.sendBack(
    (name) => name.kind === 'evaluation' && name.taster === key.taster && isOf(name, key),
  );
  await context.align(key.session, key.taster);
  const place = { panel: context.issuer.panel, session: key.session };
  context.sync.merge(sheetName(place, key.taster, key.code));
  return sealed;
}

const isOf = (
  name: { readonly session: number; readonly code: string },
  key: Pick<SheetKey, 'session' | 'code'>,
): boolean => name.session === key.session && name.code === key.code;
