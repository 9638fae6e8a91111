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

/** How a call was answered: its status, and of a refusal its name. */
interface Answered {
  status: number;
  error?: unknown;
}

const successesOf = (shape: EndpointShape): number[] => {
  if (answersFile(shape)) return shape.answers === 'image' ? [200, 206] : [200, 206, 302];
  if (shape.answers === 'calendar') return [200, 304];
  return [shape.answers === 'redirect' ? 303 : (shape.status ?? 200)];
};

const isDocumented = (method: Method, shape: EndpointShape, { status, error }: Answered): boolean => {
  const successes = successesOf(shape);
  const names: readonly unknown[] = refusalsOfCall(method, shape).get(status) ?? [];
  return error === undefined ? successes.includes(status) : names.includes(error);
};

/** Throws when an endpoint answers with a status, or refuses by a name, that its documentation does not give. */
export const expectDocumented = (method: Method, address: string, answered: Answered): void => {
  const [path = ''] = address.split('?');
  const found = endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path));
  if (found && !isDocumented(method, found.shape, answered))
    throw new Error(
      `${found.key} answers ${answered.status} ${String(answered.error)}, which is not documented`,
    );
};
