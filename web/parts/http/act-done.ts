import type { RouteName } from '../../../domain/api/answers.ts';
import type { CommandName } from '../../../domain/commands/commands.ts';

const NAME = 'verdial-act-done';

/** The API routes that change records. Commands are named separately. */
export type WritingRoute = Exclude<
  Extract<RouteName, `${'POST' | 'PUT' | 'DELETE'} ${string}`>,
  'POST /api/commands/:name'
>;

/** An action of a person that changes records: a command, or a call of a writing route. */
export type Act = CommandName | WritingRoute;

/** Event: the server accepted an action of this page. */
class ActDone extends Event {
  readonly act: string;
  constructor(act: string) {
    super(NAME);
    this.act = act;
  }
}

/** Notifies the page that the server accepted an action (COM-5). */
export function tellDone(act: CommandName | RouteName): void {
  if ('dispatchEvent' in globalThis) globalThis.dispatchEvent(new ActDone(act));
}

/** Subscribes to actions that the server accepted; returns the function that unsubscribes. */
export function onDone(listener: (act: string) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof ActDone) listener(event.act);
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
