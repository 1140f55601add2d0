import { sheetName } from '../../../domain/documents/document-names.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { SheetKey } from '../../database/sheets.ts';
import type { Command, CommandAnswer, CommandContext } from '../context/command-context.ts';
import { sealSheet } from './seal-sheet.ts';

/** EVA-3: the taster's device asks to seal a sheet of its own. The answer says nothing of the sample. */
export const sealOwnSheet: Command<'seal-sheet'> = (context, data) => {
  const { taster } = context.actor;
  if (taster === null) return Promise.resolve(refuse('not-found'));
  return sealAndClose(context, { ...data, taster });
};

/** Seals a sheet, shows it on the tray and closes the document to the taster; whole again when asked again. */
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
