import * as z from 'zod/mini';
import type { $ZodLooseShape } from 'zod/v4/core';

/** A schema of an object that the API's document names, and defines once for all calls that carry it. */
export const namedObject = <Shape extends $ZodLooseShape>(name: string, shape: Shape) =>
  z.object(shape).register(z.globalRegistry, { id: name });
