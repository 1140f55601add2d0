import { STORM_DEVICES } from '../../tools/booth-storm/storm-script.ts';
import { askDocuments } from '../support/ask-document.ts';
import type { Product } from '../support/product.ts';
import type { Desk } from '../support/served-session.ts';
import type { Person } from '../support/sign-in.ts';
import { type BoothDevice, openBoothDevice, type Weather } from './booth-device.ts';

/** A server, two tasters and their devices, which storms are played with one after the other, each in a session of its own. */
export type StormWorld = Awaited<ReturnType<typeof openStormWorld>>;

/** A taster of a storm, with the oils that are tasted again in every session. */
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
    /** Shows a new session of both tasters, and opens it on every device. */
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
    /** A document as the server serves it to the taster of a device. */
    async served(device: BoothDevice, name: string) {
      const cookies = await device.page().context().cookies(product.url);
      const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ');
      for (;;) {
        const [asked] = await askDocuments(product.url, cookie, [name]);
        if (asked?.outcome === 'served') return asked.doc;
        // Sealed while it was asked for: asked for again, as a device would.
        if (asked?.outcome !== 'access-changed') throw new Error(`${name}: ${asked?.outcome}`);
      }
    },
    async close(): Promise<void> {
      for (const device of devices) await device.end();
    },
  };
}
