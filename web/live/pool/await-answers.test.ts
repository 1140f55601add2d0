import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { afterEach, expect, test } from 'vitest';
import { awaitAnswers } from './await-answers.ts';

/** A document at a server, of which the test says what the server does. */
class SpokenFor extends HocuspocusProvider {
  hear(event: string): void {
    this.emit(event, { state: true, reason: '', event: {} });
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Such a document, and what its patience is told of. */
function document() {
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: 'ws://127.0.0.1:9',
    autoConnect: false,
  });
  const provider = new SpokenFor({ websocketProvider, name: 'sheet' });
  const told: string[] = [];
  awaitAnswers(provider, {
    ask: (what) => told.push(`ask ${what}`),
    answered: (what) => told.push(`answered ${what}`),
    rest: (what) => told.push(`rest ${what}`),
  });
  ends.push(() => {
    provider.destroy();
    websocketProvider.destroy();
  });
  return { provider, told };
}

test.each([
  ['open', 'ask sheet'],
  ['synced', 'answered sheet'],
  ['authenticationFailed', 'answered sheet'],
  ['close', 'rest sheet'],
  ['disconnect', 'rest sheet'],
  ['destroy', 'rest sheet'],
])('SYN-9 of what a document asks the server at “%s” it is said: %s', (event, said) => {
  const { provider, told } = document();
  provider.hear(event);
  expect(told).toEqual([said]);
});
