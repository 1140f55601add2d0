import { setTimeout as pause } from 'node:timers/promises';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';

const BETWEEN_MS = 20;

/**
 * A leader who creates sessions without pause, and sends a command again with the same idempotency
 * key if its response was lost (COM-3).
 */
export function createRetriedCommands(url: string, cookie: string) {
  const sessions = new Set<string>();
  let under: string | null = null;
  let given = 0;
  let retried = 0;

  async function ask(id: string): Promise<string | null> {
    const answer = await fetch(`${url}/api/commands/create-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie, [COMMAND_ID_HEADER]: id },
      body: JSON.stringify({ date: '2026-11-28', training: false }),
    }).catch(() => null);
    return answer?.ok ? await answer.text().catch(() => null) : null;
  }

  return {
    /** Sends one new command after the other; resolves when a response is missing. */
    async giveOn(): Promise<void> {
      do {
        under = crypto.randomUUID();
        given += 1;
        const answer = await ask(under);
        if (answer === null) return;
        sessions.add(answer);
        under = null;
        await pause(BETWEEN_MS);
      } while (under === null);
    },
    /**
     * Sends the unanswered command again. Returns what is wrong: every command must have created
     * exactly one session.
     */
    async check(): Promise<readonly string[]> {
      if (under !== null) {
        retried += 1;
        const answer = await ask(under);
        if (answer === null) return ['a command that was given again was refused'];
        sessions.add(answer);
        under = null;
      }
      return sessions.size === given ? [] : [`${given} commands made ${sessions.size} sessions`];
    },
    /** How many commands were sent again. */
    retried: (): number => retried,
  };
}
