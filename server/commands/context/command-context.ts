import type { CommandName, ParsedCommand } from '../../../domain/commands/commands.ts';
import type { DocumentName } from '../../../domain/documents/name.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { PanelId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { Recorded } from '../../audit/decide-recorded.ts';
import type { Issuer } from '../../audit/issuer.ts';
import type { PanelScope } from '../../database/database.ts';
import type { CommandParts } from './command-parts.ts';

/**
 * The context of one command: its dependencies, the issuer, the time, and the steps after its rows
 * are committed.
 */
export type CommandContext = CommandParts & {
  readonly actor: Actor;
  readonly issuer: Issuer;
  /** The timestamp of the command, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * Makes the decision in one transaction: effects, audit entry, and the answer under the
   * idempotency key of the command. A refusal rolls back all of them. A repeated command gets its
   * stored answer and is not decided again (COM-3). So the steps after a decision may run twice,
   * the second time much later. They must bring documents to the current rows.
   */
  readonly decide: (
    work: (scope: PanelScope) => Promise<DecidedCommand>,
  ) => Promise<Result<CommandAnswer>>;
  /** Brings the live documents of a session to the state of its rows, for one taster or for all. */
  readonly align: (session: SessionCode, only?: TasterId) => Promise<void>;
  /** Re-authorises the connections of matching live documents of the panel, by closing them. */
  readonly sendBack: (matches: (name: DocumentName) => boolean) => void;
};

/** The answer to a command. */
export type CommandAnswer = Readonly<Record<string, unknown>>;

/**
 * One command: reads facts, makes a decision of the domain, writes the rows with their audit entry
 * in one transaction, then updates the live documents.
 */
export type Command<Name extends CommandName> = (
  context: CommandContext,
  data: ParsedCommand<Name>,
) => Promise<Result<CommandAnswer>>;

/** Builds the mutex key by which commands of one session are serialised. */
export const turnOf = (panel: PanelId, session: SessionCode): string => `${panel}/${session}`;

/** The part of the context that writing the rows needs, in a transaction of the caller. */
export type CommandIssue = Pick<CommandContext, 'issuer' | 'at'>;

/** The outcome of a command: its answer and its audit entries, or a refusal. */
export type DecidedCommand = Result<Recorded<CommandAnswer>>;
