import type { CommandName, ParsedCommand } from '../../../domain/commands/commands.ts';
import type { DocumentName } from '../../../domain/documents/name.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { PanelId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { Recorded } from '../../audit/decide-recorded.ts';
import type { Issuer } from '../../audit/issuer.ts';
import type { PanelScope } from '../../database/database.ts';
import type { CommandParts } from './command-parts.ts';

/** What a command has at hand: the parts, who gives it, the instant, and what follows when its rows are committed. */
export type CommandContext = CommandParts & {
  readonly actor: Actor;
  readonly issuer: Issuer;
  /** The instant of the command, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * Decides in one transaction: effects, their entry in the trail and the answer under the id of the command; what is
   * refused leaves none. COM-3: what was decided under that id before is answered, and not decided again. So whatever
   * follows a decision may follow it twice, the second time long after: it brings documents to what stands now.
   */
  readonly decide: (
    work: (scope: PanelScope) => Promise<DecidedCommand>,
  ) => Promise<Result<CommandAnswer>>;
  /** Brings the documents of a session to what the rows say; of one taster, or of all. */
  readonly align: (session: SessionCode, only?: TasterId) => Promise<void>;
  /** Sends the connections of matching documents of the panel back through the gate. */
  readonly sendBack: (matches: (name: DocumentName) => boolean) => void;
};

/** What a command answers. */
export type CommandAnswer = Readonly<Record<string, unknown>>;

/** One command: facts, a decision of the domain, rows with their audit row in one transaction, then the documents. */
export type Command<Name extends CommandName> = (
  context: CommandContext,
  data: ParsedCommand<Name>,
) => Promise<Result<CommandAnswer>>;

/** The key by which commands of one session wait for each other. */
export const turnOf = (panel: PanelId, session: SessionCode): string => `${panel}/${session}`;

/** What the rows of a command are written by, in a transaction of the caller. */
export type CommandIssue = Pick<CommandContext, 'issuer' | 'at'>;

/** What a command decided: what it answers, and what of it the trail keeps. */
export type DecidedCommand = Result<Recorded<CommandAnswer>>;
