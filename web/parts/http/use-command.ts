import { useState } from 'react';
import { createCommandSender, type SendCommand } from './command-sender.ts';

/**
 * COM-3: sends the commands of a screen. `seen` is what the person acts on, and the question they
 * answer: once that is another, what is asked is a new act, though it were asked in the same words.
 */
export function useCommand(seen = ''): SendCommand {
  const [sender, setSender] = useState(() => ({ seen, send: createCommandSender() }));
  if (sender.seen === seen) return sender.send;
  const next = { seen, send: createCommandSender() };
  setSender(next);
  return next.send;
}
