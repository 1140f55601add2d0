import { expect, onTestFinished, test } from 'vitest';
import { sheetName } from '../../../domain/documents/document-names.ts';
import { setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { codeOf, sessionCode, tasterId } from '../../../domain/testing/plans.ts';
import { parsePanelId } from '../../../domain/words/ids.ts';
import { openDocument } from './document-handle.ts';
import { HandshakeFirstProvider } from './handshake-first.ts';
import { keepNothing } from './local-copy.ts';
import { createResponseTimeout } from './response-timeout.ts';
import { schedule } from './schedule.ts';
import { WebsocketConnection } from './websocket-connection.ts';

test('SYN-59 what is written into a copy that is being removed is not said to be on this device', async () => {
  const panel = parsePanelId('10000000-0000-4000-8000-000000000001');
  if (panel === null) throw new Error('not well-formed');
  const socket = new WebsocketConnection({ url: 'ws://127.0.0.1:9/collab', autoConnect: false });
  onTestFinished(() => socket.destroy());
  const removed = Promise.withResolvers<void>();
  const handle = openDocument({
    name: sheetName({ panel, session: sessionCode(1) }, tasterId(1), codeOf('111')),
    role: 'catadores',
    socket,
    now: () => 0,
    schedule,
    responseTimeout: createResponseTimeout({
      first: 1,
      longest: 1,
      schedule: () => () => {},
      onTimeout: () => {},
    }),
    onQuarantine: () => {},
    onBeyond: () => {},
    environment: {
      // A local copy that writes at once and is slow to remove.
      openCopy: () => ({
        ...keepNothing(),
        written: () => Promise.resolve(),
        wipe: () => removed.promise,
      }),
      Provider: HandshakeFirstProvider,
    },
  });
  const said = async (): Promise<boolean> => {
    await Promise.resolve();
    return handle.status().onDevice;
  };
  setMark(handle.doc, 'fusty', mm(10));
  expect(await said()).toBe(true);
  const wiped = handle.wipe();
  setMark(handle.doc, 'fusty', mm(20));
  expect(await said()).toBe(false);
  removed.resolve();
  await wiped;
  expect(await said()).toBe(false);
});
