import { accept, type Result, refuse } from '../../refusal.ts';
import type { SheetDefinition } from '../definition/sheet-definition.ts';
import { draftLacks } from './draft-lacks.ts';
import { definitionFrom } from './draft-of.ts';
import type { SheetDraft } from './sheet-draft.ts';

/**
 * Decides whether a draft may be published as the next version of its sheet: it is complete and
 * differs from the version before (SHT-9). A published version never changes.
 */
export function decidePublish(facts: {
  readonly sheet: number;
  readonly draft: SheetDraft;
  /** The newest version; null where none is published. */
  readonly last: SheetDefinition | null;
}): Result<SheetDefinition, 'sheet-draft-lacks' | 'nothing-changes'> {
  const { sheet, draft, last } = facts;
  const lacks = draftLacks(draft);
  if (lacks.length > 0) return refuse('sheet-draft-lacks', { lacks });
  const definition = definitionFrom(draft, { sheet, version: (last?.version ?? 0) + 1 });
  return isSame(definition, last) ? refuse('nothing-changes') : accept(definition);
}

function isSame(next: SheetDefinition, last: SheetDefinition | null): boolean {
  if (last === null) return false;
  const said = (one: SheetDefinition) => canonical({ ...one, id: '', version: 0 });
  return said(next) === said(last);
}

/** Serialises a value independently of the order of its keys, which a database may change. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
