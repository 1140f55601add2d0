import type { Transaction } from 'kysely';
import { accept, type Refusal, type Result } from '../../domain/refusal.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database, PanelScope } from './database.ts';
import type { Tables } from './tables.ts';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs a decision in one transaction of a panel. A refusal rolls the transaction back and is
 * returned.
 */
export function decideInPanel<Value>(
  database: Database,
  panel: PanelId,
  work: (scope: PanelScope) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return caught(() => database.inPanel(panel, async (scope) => thrown(await work(scope))));
}

/**
 * Runs a decision in one transaction on all panels. A refusal rolls the transaction back and is
 * returned.
 */
export function decideAsInstallation<Value>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return caught(() => database.asInstallation(async (trx) => thrown(await work(trx))));
}

function thrown<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Refused(result);
}

async function caught<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return accept(await work());
  } catch (problem) {
    if (problem instanceof Refused) return problem.refusal;
    throw problem;
  }
}
