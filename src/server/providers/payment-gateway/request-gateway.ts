import type { HttpAnswer, HttpRequest, HttpTransport } from '../http-transport.ts';
import { GatewayDown } from './payment-gateway.ts';

/** @throws GatewayDown when no answer came, with the kind of failure alone: its message may hold the key */
export const requestGateway = (transport: HttpTransport, request: HttpRequest): Promise<HttpAnswer> =>
  transport(request).catch((error: unknown) => {
    throw new GatewayDown(error instanceof Error ? error.name : 'no connection');
  });
