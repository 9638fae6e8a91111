import type { OpenDatabase } from '../../src/server/platform/db/database.ts';

/**
 * Empties these tables and all others whose rows name theirs. `truncate … cascade` does the same in a hundred times the time, which is
 * what most tests of a file would begin with.
 * @param options.restart whether their numbers begin at 1 again
 */
export const emptyTables = async (
  { execute }: Pick<OpenDatabase, 'execute'>,
  roots: readonly string[],
  { restart = false } = {},
): Promise<void> => {
  await execute(`
    do $$
    declare
      held oid[];
      one regclass;
    begin
      with recursive found(table_id) as (
        select unnest('{${roots.join()}}'::regclass[])::oid
        union
        select conrelid from pg_constraint join found on confrelid = table_id where contype = 'f'
      )
      select array_agg(table_id) into held from found;
      -- Until the end of this statement: neither foreign keys nor triggers.
      perform set_config('session_replication_role', 'replica', true);
      foreach one in array held::regclass[] loop
        execute format('delete from %s', one);
      end loop;
      if ${restart} then
        for one in
          select objid::regclass from pg_depend join pg_class on pg_class.oid = objid
          where relkind = 'S' and refobjid = any (held)
        loop
          perform setval(one, 1, false);
        end loop;
      end if;
    end $$`);
};
