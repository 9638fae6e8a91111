import { Column, type DriverValueDecoder, SQL, is } from 'drizzle-orm';

type Decoder = DriverValueDecoder<unknown, unknown>;

/** An expression as drizzle has it; its types leave out the decoder. */
type WithDecoder = SQL & { readonly decoder: Decoder };

/** What drizzle keeps of a query that it has built, and does not name in its types. */
interface BuiltQuery {
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: (rows: unknown[][]) => object[];
}

/**
 * Has a built query whose rows are flat read them by decoders that are looked up once. Drizzle looks for the decoder of every value of every
 * row, a third of what it adds to a short read. Rows with objects inside are left to drizzle, as is everything
 * when a release of drizzle has other members.
 */
export const mapFlatRows = (query: object): void => {
  const built: BuiltQuery = query;
  const columns = (built.fields ?? []).map(({ path, field }) => ({ path, decoder: decoderOf(field) }));
  const isFlat = columns.length > 0 && columns.every(({ path, decoder }) => path.length === 1 && decoder);
  if (!isFlat || built.customResultMapper) return;
  const names = columns.map(({ path: [name = ''] }) => name);
  const decoders = columns.map(({ decoder }) => decoder as Decoder);
  const mapped = (row: unknown[]) => {
    const result: Record<string, unknown> = {};
    names.forEach((name, at) => {
      const value = row[at];
      result[name] = value === null ? null : decoders[at]?.mapFromDriverValue(value);
    });
    return result;
  };
  built.customResultMapper = (rows) => rows.map(mapped);
};

/** Of a column or an expression; null: of anything else. */
const decoderOf = (field: unknown): Decoder | null => {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  return is(expression, SQL) ? (expression as WithDecoder).decoder : null;
};
