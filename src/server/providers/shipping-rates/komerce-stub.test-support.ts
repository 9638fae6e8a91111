import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './komerce-wire.ts';

export const STUB_KEY = 'shipping-key-of-a-test';

/** One request, as it came over the wire. */
export interface AskedOfKomerce {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

/** A price as Komerce writes it. */
export interface KomercePrice {
  name?: string;
  code: string;
  service: string;
  description?: string | null;
  cost: unknown;
  etd?: string | null;
}

interface Given {
  status: number;
  body: unknown;
  afterMs?: number;
}

export interface KomerceStub {
  url: string;
  asked: AskedOfKomerce[];
  /** what the couriers take from now on, to wherever */
  setPrices(...prices: readonly KomercePrice[]): void;
  /** the answers to all requests from now on; `null` hangs up, `undefined` answers as Komerce does */
  always(given: Given | null | undefined): void;
  close(): Promise<void>;
}

const row = (id: number, name: string): Place => ({ id, name });

/** Rows in the shape of the published replies; the numbers are made up where none are published. */
const provinces = [
  row(1, 'NUSA TENGGARA BARAT (NTB)'),
  row(2, 'NUSA TENGGARA BARAT'),
  row(6, 'JAWA BARAT'),
  row(11, 'DKI JAKARTA'),
  row(30, 'RIAU'),
  row(31, 'KEPULAUAN RIAU'),
  row(40, 'PAPUA'),
];
const cities: Record<number, readonly Place[]> = {
  1: [],
  2: [row(210, 'MATARAM')],
  6: [row(55, 'BANDUNG'), row(56, 'BANDUNG'), row(57, 'BANDUNG BARAT'), row(60, 'GARUT'), row(61, 'CIREBON')],
  11: [row(575, 'JAKARTA SELATAN')],
  30: [row(300, 'PEKANBARU')],
  31: [row(310, 'BATAM')],
  40: [row(400, 'MERAUKE')],
};
const districts: Record<number, readonly Place[]> = {
  // The regency's districts, and the town's below them.
  55: [row(5501, 'CILEUNYI'), row(5502, 'SOREANG'), row(5503, 'MAJALAYA')],
  56: [row(5601, 'COBLONG'), row(5602, 'BANDUNG WETAN'), row(5603, 'SUKASARI')],
  57: [row(5701, 'LEMBANG')],
  60: [row(6001, 'WANARAJA'), row(6002, 'GARUT KOTA'), row(6003, 'KARANGPAWITAN')],
  // One row for the town and the regency of one name, with districts of neither list.
  61: [row(6101, 'ELSEWHERE')],
  210: [row(2101, 'AMPENAN')],
  300: [row(3001, 'SUKAJADI')],
  310: [row(3101, 'BATAM KOTA')],
  400: [row(4001, 'MERAUKE'), row(4002, 'SEMANGGA')],
  575: [row(1360, 'JAKARTA SELATAN'), row(1361, 'JAGAKARSA'), row(1362, 'TEBET')],
};

/** The published prices of a parcel, with what stands beside those that may be charged. */
export const publishedPrices: readonly KomercePrice[] = [
  { code: 'jne', service: 'JTR', description: 'JNE Trucking', cost: 8000, etd: '5-6 day' },
  { code: 'jne', service: 'REG', description: 'Layanan Reguler', cost: 24000, etd: '1-2 day' },
  { code: 'jne', service: 'YES', description: 'Yakin Esok Sampai', cost: 48000, etd: '1 day' },
  { code: 'tiki', service: 'T15', description: 'Motor Besar', cost: 0, etd: '' },
  { code: 'tiki', service: 'REG', description: 'Reguler Service', cost: 22000, etd: '2 day' },
  { code: 'tiki', service: 'ECO', description: 'Economy Service', cost: 18000, etd: '4 day' },
  { code: 'pos', service: 'Pos Reguler', description: '240', cost: 21000, etd: '3 day' },
];

const reply = (status: number, message: string, data: unknown = null): Given => ({
  status,
  body: { meta: { message, code: status, status: status === 200 ? 'success' : 'failed' }, data },
});

/** Komerce's Shipping Cost API on this machine, by its published replies. */
export const openKomerceStub = async (): Promise<KomerceStub> => {
  const asked: AskedOfKomerce[] = [];
  let prices = publishedPrices;
  let always: Given | null | undefined;

  const listed = (message: string, list: readonly Place[] | undefined) =>
    reply(
      200,
      message,
      (list ?? []).map((place) => ({ ...place, zip_code: '0' })),
    );
  const answer = ({ method, path, headers }: AskedOfKomerce): Given => {
    if (headers['key'] !== STUB_KEY) return reply(400, 'Invalid Api key, key not found');
    const [, list = '', within = ''] = /^\/destination\/(\w+)\/?(\d*)$/.exec(path) ?? [];
    if (list === 'province') return listed('Success Get Province', provinces);
    if (list === 'city') return listed('Success Get City By Province ID', cities[Number(within)]);
    if (list === 'district') return listed('Success Get District By City ID', districts[Number(within)]);
    if (method !== 'POST' || path !== '/calculate/district/domestic-cost')
      return reply(404, 'Route not found');
    if (prices.length === 0) return reply(404, 'Calculate Domestic Shipping Cost not found');
    return reply(200, 'Success Calculate Domestic Shipping cost', prices);
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    const respond = async () => {
      const { method = '', url: path = '', headers } = request;
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString('utf8')));
      const one = { method, path, headers, form };
      asked.push(one);
      const given = always === undefined ? answer(one) : always;
      if (given === null) return void request.socket.destroy();
      await sleep(given.afterMs ?? 0);
      response.writeHead(given.status, { 'content-type': 'application/json' });
      return void response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    };
    request.on('end', () => void respond());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    setPrices: (...told) => {
      prices = told;
    },
    always: (given) => {
      always = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
