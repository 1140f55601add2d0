import { STORM_DEVICES } from '../../tools/booth-storm/storm-script.ts';
import { askDocuments } from '../support/ask-document.ts';
import type { Product } from '../support/product.ts';
import type { Desk } from '../support/served-session.ts';
import type { Person } from '../support/sign-in.ts';
import { type BoothDevice, openBoothDevice, type Weather } from './booth-device.ts';

/**
 * The environment of storms: a server, two tasters and their devices. Storms run one after the
 * other, each in a new session.
 */
export type StormWorld = Awaited<ReturnType<typeof openStormWorld>>;

/** A taster of a storm. The same oils are tasted in every session. */
export type StormTaster = Person & { readonly id: string };

/** Adds two tasters to a panel of a running server, and signs them in at their devices. */
export async function openStormWorld(product: Product, desk: Desk) {
  const weather: Weather = { isServerUp: true, hasEnded: false };
  const tasters: readonly StormTaster[] = [
    await desk.taster('A', 'Ana'),
    await desk.taster('B', 'Ben'),
  ];
  const oils = [await desk.sample('O-1'), await desk.sample('O-2')];
  const devices: BoothDevice[] = [];
  const tasterOf = (at: number): StormTaster => {
    const taster = tasters[STORM_DEVICES[at]?.taster ?? -1];
    if (taster === undefined) throw new Error('no such device');
    return taster;
  };
  for (const [at, { name }] of STORM_DEVICES.entries())
    devices.push(await openBoothDevice({ name, product, person: tasterOf(at), weather }));

  return {
    desk,
    devices,
    tasterOf,
    weather,
    /** Shows a new session with both tasters, and opens it on every device. */
    async begin(): Promise<number> {
      const session = await desk.show(
        oils,
        tasters.map(({ id }) => id),
        0,
      );
      weather.hasEnded = false;
      for (const device of devices) await device.open(session);
      return session;
    },
    async endServer(): Promise<void> {
      weather.isServerUp = false;
      await product.kill();
    },
    async startServer(): Promise<void> {
      await product.startAgain();
      weather.isServerUp = true;
    },
    /** Fetches a document from the server with the rights of a device's taster. */
    async served(device: BoothDevice, name: string) {
      const cookies = await device.page().context().cookies(product.url);
      const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ');
      for (;;) {
        const [asked] = await askDocuments(product.url, cookie, [name]);
        if (asked?.outcome === 'served') return asked.doc;
        // The document was sealed during the request; it is requested again, as a device would.
        if (asked?.outcome !== 'access-changed') throw new Error(`${name}: ${asked?.outcome}`);
      }
    },
    async close(): Promise<void> {
      for (const device of devices) await device.end();
    },
  };
}
