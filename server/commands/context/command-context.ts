import type { CommandName, ParsedCommand } from '../../../domain/commands/commands.ts';
import type { DocumentName } from '../../../domain/documents/name.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { PanelId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { CommandParts, Issuer } from './command-parts.ts';

/** What a command has at hand: the parts, who gives it, the instant, and what follows when its rows are committed. */
export type CommandContext = CommandParts & {
  readonly actor: Actor;
  readonly issuer: Issuer;
  /** The instant of the command, ISO 8601 in UTC. */
  readonly at: string;
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
