import type { RouteName } from '../../../domain/api/answers.ts';
import type { CommandName } from '../../../domain/commands/commands.ts';

const NAME = 'verdial-act-done';

/** The routes that change records; commands go by their own names. */
export type WritingRoute = Exclude<
  Extract<RouteName, `${'POST' | 'PUT' | 'DELETE'} ${string}`>,
  'POST /api/commands/:name'
>;

/** What a person did that changes records: a command, or a call of a route that writes. */
export type Act = CommandName | WritingRoute;

/** The server accepted an act of this page. */
class ActDone extends Event {
  readonly act: string;
  constructor(act: string) {
    super(NAME);
    this.act = act;
  }
}

/** COM-5: tells the page that the server accepted an act. */
export function tellDone(act: CommandName | RouteName): void {
  if ('dispatchEvent' in globalThis) globalThis.dispatchEvent(new ActDone(act));
}

/** Listens for acts that the server accepted; answers how to listen no more. */
export function onDone(listener: (act: string) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof ActDone) listener(event.act);
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
