import type { SettlementDifference } from '../../contract/day-close.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import {
  type Difference,
  differenceId,
  differenceMark,
} from '../../domain/billing/settlement-differences.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  type KnownDifference,
  differencesOfOrders,
  presentDifference,
  versionOf,
} from './compare-settlement.ts';
import type { DayCloseContext } from './context.ts';
import { writeNote } from './settlement-note-store.ts';

/** A difference as staff saw it. */
interface SeenDifference extends Pick<Difference, 'kind' | 'orderId'> {
  /** undefined: nobody had looked into it */
  readonly version?: number | undefined;
}

interface Noting {
  readonly by: number;
  readonly note: string;
}

/** What became of a note for several differences, each as it stands now; those that are gone by `differenceId`. */
interface Noted {
  readonly noted: SettlementDifference[];
  readonly changed: SettlementDifference[];
  readonly gone: string[];
}

/** Notes the same about several differences, as they stand now (rule R128). Those that changed since they were seen are left (rule R155). */
export const noteDifferences = async (
  { database, clock }: DayCloseContext,
  { seen, ...noting }: Noting & { seen: readonly SeenDifference[] },
): Promise<Noted> => {
  const { db } = database;
  const wanted = new Map(seen.map((one) => [differenceId(one), one]));
  const orderIds = [...new Set(seen.map(({ orderId }) => orderId))];
  const before = await differencesOfOrders(db, orderIds);
  // In one order, so that two who note the same ones wait for each other and not for ever.
  const asSeen = [...wanted.keys()].toSorted().flatMap((id) => {
    const stands = before.get(id);
    return stands && isAsSeen(stands, wanted.get(id)?.version) ? [stands] : [];
  });
  const written = new Set<string>();
  await database.transaction(async (tx) => {
    for (const one of asSeen)
      if (await noteOne(tx, one, { ...noting, at: clock.now() })) written.add(differenceId(one.difference));
  });
  const after = await differencesOfOrders(db, orderIds);
  const shown = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const stands = after.get(id);
      return stands ? [presentDifference(stands)] : [];
    });
  const ids = [...wanted.keys()];
  return {
    noted: shown(ids.filter((id) => written.has(id))),
    changed: shown(ids.filter((id) => !written.has(id))),
    gone: ids.filter((id) => !after.has(id)),
  };
};

/** Writes a note about one difference, or says why not. */
export const noteDifference = async (
  context: DayCloseContext,
  { by, note, ...one }: Noting & SeenDifference,
): Promise<{ difference: SettlementDifference } | Refused<'difference_gone' | 'changed_meanwhile'>> => {
  const { noted, changed } = await noteDifferences(context, { by, note, seen: [one] });
  if (noted[0]) return { difference: noted[0] };
  return changed[0] ? refuseAsChanged({ difference: changed[0] }) : refuse('difference_gone');
};

/** Whoever names no version has seen no note. */
const isAsSeen = (stands: KnownDifference, version: number | undefined): boolean =>
  version === undefined ? stands.note === null : !isStale(version, versionOf(stands));

const noteOne = async (
  tx: Tx,
  { difference, note: former }: KnownDifference,
  { by, at, note }: Noting & { at: Date },
): Promise<boolean> => {
  const { kind, orderId } = difference;
  const written = { orderId, kind, mark: differenceMark(difference), note, notedBy: by, notedAt: at };
  if (!(await writeNote(tx, written, former?.note.version ?? 0))) return false;
  await recordChange(tx, {
    by,
    at,
    kind: 'payment',
    objectId: orderId,
    name: orderId,
    context: { difference: kind },
    before: { note: former?.note.note ?? null },
    after: { note },
  });
  return true;
};
