interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

/** Where they are kept, a map or a cache that forgets. */
interface Store<Key, Value> {
  get(key: Key): Kept<Value> | undefined;
  set(key: Key, kept: Kept<Value>): unknown;
}

/**
 * Keeps what was read of the database in memory, until one of the tables that it comes from is written.
 * @param version increases with every such write
 */
export const keptRows = <Key, Value>(
  version: () => number,
  kept: Store<Key, NoInfer<Value>> = new Map<Key, Kept<Value>>(),
) => ({
  /**
   * What is kept under `key`, else what `read` brings. Nothing (null) is not kept.
   * @param isFresh whether what is kept may still be used, when that does not depend on writes alone
   */
  async get<Read extends Value | null>(
    key: Key,
    read: () => Promise<Read>,
    isFresh: (value: Value) => boolean = () => true,
  ): Promise<Value | Read> {
    const before = version();
    const known = kept.get(key);
    if (known?.version === before && isFresh(known.value)) return known.value;
    const value = await read();
    // The version was taken before the rows were read, so that a write between the two makes them stale.
    if (value !== null) kept.set(key, { version: before, value });
    return value;
  },
});
