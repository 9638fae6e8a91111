import { Query, type QueryConfig, type QueryResult, Result, type types as driverTypes } from 'pg';

/** How the driver reads the rows of a result. */
interface RowFormat {
  fields: readonly unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

interface DriverConnection {
  describe(what: object): void;
}

/** What the driver's types do not name. Where a new release has changed it, statement-query.test.ts fails, on PostgreSQL. */
declare module 'pg' {
  interface Result<R> {
    _parsers: unknown;
    _prebuiltEmptyResultObject: unknown;
  }
  interface Query<R, I> {
    name: string;
    types: unknown;
    _result: RowFormat;
    _results: RowFormat;
    _accumulateRows: boolean;
    prepare(connection: DriverConnection): void;
    handleCommandComplete(message: unknown, connection: DriverConnection): void;
  }
}

interface KnownFormat extends RowFormat {
  readonly types: unknown;
}

/** Of one connection: the formats of its statements by name, and the connection as it executes one without asking for its format. */
interface Statements {
  readonly formats: Map<string, KnownFormat>;
  readonly undescribed: DriverConnection;
}

const statementsOf = new WeakMap<DriverConnection, Statements>();

const newStatements = (connection: DriverConnection): Statements => ({
  formats: new Map(),
  undescribed: Object.create(connection, { describe: { value: () => undefined } }) as DriverConnection,
});

/** A query as drizzle hands it over, whose rows may be arrays. */
export interface NamedQuery extends QueryConfig {
  readonly name: string;
  readonly rowMode?: string;
}

/**
 * A named statement of which the columns are asked for with its first execution on a connection, and not with every one; with each
 * that is to be read by other types, too. They cannot change: PostgreSQL refuses to execute a statement whose result would
 * have other columns than when it was prepared.
 */
export class StatementQuery extends Query {
  /** The driver is handed the text alone, because it copies a whole query property by property, which takes longer than to send it. */
  constructor(
    { name, text, types, rowMode = '' }: NamedQuery,
    values: unknown[] | undefined,
    callback: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super(text, values, callback);
    this.name = name;
    this.types = types;
    this._result = this._results = new Result(rowMode, types as typeof driverTypes);
  }

  override prepare(connection: DriverConnection): void {
    const statements = statementsOf.get(connection) ?? newStatements(connection);
    statementsOf.set(connection, statements);
    const known = statements.formats.get(this.name);
    if (!known || !this.#isReadAs(known)) return super.prepare(connection);
    this._result.fields = known.fields;
    this._result._parsers = known._parsers;
    this._result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject;
    this._accumulateRows = true;
    return super.prepare(statements.undescribed);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    const formats = statementsOf.get(connection)?.formats;
    const known = formats?.get(this.name);
    if (!known || !this.#isReadAs(known)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      formats?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject, types: this.types });
    }
    super.handleCommandComplete(message, connection);
  }

  /** What has no columns is read alike by all. */
  #isReadAs({ fields, types }: KnownFormat): boolean {
    return fields.length === 0 || types === this.types;
  }
}
