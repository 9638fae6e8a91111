import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Turns zod schemas into JSON Schema; those with an id of their own are collected once, and referred to. */
export const schemaCollector = () => {
  const components: Record<string, JsonSchema> = {};

  const collect = (definitions: Record<string, JsonSchema>) => {
    for (const [id, definition] of Object.entries(definitions)) {
      const known = components[id];
      if (known && JSON.stringify(known) !== JSON.stringify(definition))
        throw new Error(`two schemas are called ${id}`);
      components[id] = definition;
    }
  };

  /** `input`: what a caller sends; `output`: what the server answers */
  const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const made = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => simplify(jsonSchema) });
    const text = JSON.stringify(made).replaceAll(`"${DEFINITIONS}`, `"${COMPONENTS}`);
    const {
      $schema: _,
      $defs = {},
      ...own
    } = JSON.parse(text) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    collect($defs);
    return own;
  };

  return { components, schemaOf };
};

/** Leaves out what says nothing: the bounds of all integers, and that a reply will never get another field. */
const simplify = (schema: { minimum?: unknown; maximum?: unknown; additionalProperties?: unknown }) => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
};
