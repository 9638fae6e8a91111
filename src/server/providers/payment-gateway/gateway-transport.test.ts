import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { type HttpTransport, httpTransport } from '../http-transport.ts';
import { midtransGateway } from './midtrans.ts';
import { STUB_KEY } from './midtrans-stub.test-support.ts';
import { GatewayDown } from './payment-gateway.ts';

const open: ReturnType<typeof createServer>[] = [];
/** A gateway on this machine that answers as it is told. @returns its address */
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
const gatewayBy = (transport: HttpTransport, retryWaits: readonly number[] = []) =>
  midtransGateway({ serverKey: STUB_KEY, cardScript: null, retryWaits, transport });

describe('nobody knows what happened when', () => {
  test('the gateway takes the request and is silent', async () => {
    const silent = await serve(() => {});
    await expect(gatewayBy(httpTransport(silent, 50)).status('KE-1')).rejects.toThrow(GatewayDown);
  });

  test('an answer has no end: it is not read to the end', async () => {
    let sent = 0;
    const pieces = function* pieces() {
      for (; sent < 64_000_000; sent += 64_000) yield Buffer.alloc(64_000, ' ');
    };
    const endless = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(pieces()).pipe(response);
    });
    await expect(gatewayBy(httpTransport(endless)).status('KE-1')).rejects.toThrow('RangeError');
    expect(sent).toBeLessThan(64_000_000);
  });

  test('it is redirected elsewhere: the key does not go there', async () => {
    const asked: unknown[] = [];
    const elsewhere = await serve(({ headers }, response) => {
      asked.push(headers.authorization);
      response.end('{}');
    });
    const redirecting = await serve((_request, response) => {
      response.writeHead(307, { location: elsewhere }).end();
    });
    await expect(gatewayBy(httpTransport(redirecting)).status('KE-1')).rejects.toThrow(GatewayDown);
    expect(asked).toEqual([]);
  });

  test('the connection fails in words that hold the key: only the kind of failure is said', async () => {
    const talkative = gatewayBy(async ({ headers }) => {
      throw new TypeError(`cannot send ${headers['Authorization']}`);
    });
    await expect(talkative.status('KE-1')).rejects.toThrow(
      /^the payment gateway gave no usable answer: TypeError$/,
    );
  });
});

test('a page that asks waits for one try of two seconds; anybody else for three tries of the usual time', async () => {
  const tries: (number | undefined)[] = [];
  const gone = gatewayBy(
    async ({ timeoutMs }) => {
      tries.push(timeoutMs);
      throw new Error('no connection');
    },
    [1, 1],
  );
  await expect(gone.status('KE-1', 'short')).rejects.toThrow(GatewayDown);
  expect(tries).toEqual([2000]);
  await expect(gone.status('KE-1')).rejects.toThrow(GatewayDown);
  expect(tries).toEqual([2000, undefined, undefined, undefined]);
});
