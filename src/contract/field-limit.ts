import type * as core from 'zod/v4/core';

/** What this file reads of any schema. */
type Def = core.$ZodTypes['_zod']['def'];

const limitIn = (def: Def): number | null => {
  if (def.type === 'default' || def.type === 'optional' || def.type === 'nullable')
    return limitIn(def.innerType._zod.def as Def);
  for (const check of def.checks ?? []) {
    const { check: kind, maximum } = check._zod.def as Partial<core.$ZodCheckMaxLengthDef>;
    if (kind === 'max_length') return maximum ?? null;
  }
  return null;
};

/** How many characters the text of this name may have in an object; null where its schema sets no limit of its own. */
export const limitOf = (schema: core.$ZodType, name: string): number | null => {
  const def = schema._zod.def as Def;
  const field = def.type === 'object' ? def.shape[name] : undefined;
  return field ? limitIn(field._zod.def as Def) : null;
};
