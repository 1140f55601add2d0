import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request of a test. */
export type TestRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Sends a request from a chosen loopback address, such as 127.0.0.2: for the server that is another
 * device. `fetch` has no option for it.
 */
export function requestFrom(
  address: string,
  url: string,
  { method = 'GET', headers = {}, body = '' }: TestRequest = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, localAddress: address, agent: false });
    sending.on('error', reject);
    sending.on('response', (answer) => {
      const kept = new Headers();
      for (const [name, values] of Object.entries(answer.headersDistinct))
        for (const value of values ?? []) kept.append(name, value);
      buffer(answer)
        .then((bytes) => new Response(bytes, { status: answer.statusCode ?? 0, headers: kept }))
        .then(resolve, reject);
    });
    sending.end(body);
  });
}
