import { useState } from 'react';
import { createCommandSender, type SendCommand } from './command-sender.ts';

/**
 * React hook that sends the commands of a screen with idempotency keys (COM-3). `seen` identifies
 * the data and the question that the person answers. When it changes, a command is a new action
 * with a new id, even with equal data.
 */
export function useCommand(seen = ''): SendCommand {
  const [sender, setSender] = useState(() => ({ seen, send: createCommandSender() }));
  if (sender.seen === seen) return sender.send;
  const next = { seen, send: createCommandSender() };
  setSender(next);
  return next.send;
}
