import { LRUCache } from 'lru-cache';
import qrcode from 'qrcode';
import { z } from 'zod/mini';
import { type HttpTransport } from '../http-transport.ts';
import { requestGateway } from './request-gateway.ts';
import { type Charged, GatewayDown, type QrPicture } from './payment-gateway.ts';

/** Drawn by us: no picture from another host on our pages, and it prints sharply. */
export const drawQr = async (text: string): Promise<QrPicture> => ({
  contentType: 'image/svg+xml',
  // Four modules of white around it are what scanners count on.
  bytes: Buffer.from(await qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })),
});

const actions = z.array(z.looseObject({ name: z.string(), url: z.string() }));

/** Where the gateway keeps its own picture, below `baseUrl`; the newer one has the border that banks ask for. */
export const pictureAt = (baseUrl: string, text: string): string | null => {
  const { data = [] } = actions.safeParse(parsed(text));
  for (const name of ['generate-qr-code-v2', 'generate-qr-code']) {
    const url = data.find((action) => action.name === name)?.url;
    // Nowhere else: the address came over the wire, and the request carries the key.
    if (url?.startsWith(`${baseUrl}/`)) return url.slice(baseUrl.length);
  }
  return null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Pictures of the gateway that are kept in memory, a few kB each; one of a charge never changes. */
const MAX_PICTURES = 100;

/** The picture as text drawn by us, else the gateway's own, which is fetched once however often and by how many it is looked at. */
export const qrPictureOf = (gateway: {
  transport: HttpTransport;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
}) => {
  const fetchPicture = async (path: string): Promise<QrPicture> => {
    const headers = { ...gateway.headers, Accept: 'image/png' };
    const answer = await requestGateway(gateway.transport, { method: 'GET', path, headers });
    if (answer.status !== 200 || !answer.contentType.startsWith('image/png'))
      throw new GatewayDown('no picture of the code');
    return { contentType: 'image/png', bytes: answer.body };
  };
  const fetched = new LRUCache<string, QrPicture>({ max: MAX_PICTURES, fetchMethod: fetchPicture });
  return async (charge: Pick<Charged, 'qrText' | 'actions'>): Promise<QrPicture | null> => {
    if (charge.qrText) return drawQr(charge.qrText);
    const path = pictureAt(gateway.baseUrl, charge.actions);
    return path === null ? null : ((await fetched.fetch(path)) ?? null);
  };
};
