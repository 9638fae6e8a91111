import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { type Method, answersFile, refusalsOfCall } from '../../src/server/platform/http/call-refusals.ts';

const endpoints = Object.entries(api as Record<string, EndpointShape>)
  .map(([key, shape]) => {
    const [method, path] = key.split(' ') as [Method, string];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { key, method, pattern, shape, parameters: path.split('{').length };
  })
  // As the server finds them: a fixed path before one with parameters.
  .toSorted((one, other) => one.parameters - other.parameters);

const statusesOf = (method: Method, shape: EndpointShape): number[] => [
  ...(answersFile(shape) ? [200, 206] : [shape.answers === 'redirect' ? 303 : (shape.status ?? 200)]),
  ...refusalsOfCall(method, shape).keys(),
];

/** Throws when an endpoint answers with a status that its documentation does not name. */
export const expectDocumented = (method: Method, address: string, status: number): void => {
  const [path = ''] = address.split('?');
  const found = endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path));
  if (found && !statusesOf(method, found.shape).includes(status))
    throw new Error(`${found.key} answers ${status}, which its documentation does not name`);
};
