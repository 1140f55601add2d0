import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { afterEach, expect, test } from 'vitest';
import { trackResponses } from './track-responses.ts';

/** A document on a server whose events the test emits. */
class SpokenFor extends HocuspocusProvider {
  hear(event: string): void {
    this.emit(event, { state: true, reason: '', event: {} });
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A document's provider, and the calls that its response timeout receives. */
function document() {
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: 'ws://127.0.0.1:9',
    autoConnect: false,
  });
  const provider = new SpokenFor({ websocketProvider, name: 'sheet' });
  const told: string[] = [];
  trackResponses(provider, {
    expect: (what) => told.push(`expect ${what}`),
    answered: (what) => told.push(`answered ${what}`),
    cancel: (what) => told.push(`cancel ${what}`),
  });
  ends.push(() => {
    provider.destroy();
    websocketProvider.destroy();
  });
  return { provider, told };
}

test.each([
  ['open', 'expect sheet'],
  ['synced', 'answered sheet'],
  ['authenticationFailed', 'answered sheet'],
  ['close', 'cancel sheet'],
  ['disconnect', 'cancel sheet'],
  ['destroy', 'cancel sheet'],
])('SYN-9 of what a document asks the server at “%s” it is said: %s', (event, said) => {
  const { provider, told } = document();
  provider.hear(event);
  expect(told).toEqual([said]);
});
