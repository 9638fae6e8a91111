import type { Order } from '../../../contract/objects.ts';
import { isSameResi } from './resi-carrier.ts';

export type KitState =
  | { kind: 'waiting' | 'sending' | 'shipped' | 'skipped' | 'held' }
  | { kind: 'refused'; reason: string }
  /** the order of this child carries its number, and nobody has decided yet whether they travel together */
  | { kind: 'used'; by: string }
  /** somebody else saved the order meanwhile, as it stands in `present` */
  | { kind: 'changed'; present: Order };

/** One kit of a run, with the tracking number that was scanned for it, or that it had. */
export interface Kit {
  order: Order;
  number: string;
  state: KitState;
}

/** Kits that are shipped one after another. */
export interface Run {
  kits: readonly Kit[];
  /** the order whose number is scanned next; null when none waits */
  current: number | null;
}

export type Step =
  /** `order`: as it stands now, where somebody else has saved it since the run began */
  | { kind: 'scan'; id: number; number: string; order?: Order }
  /** `interrupts`: nothing is being typed for the current kit, so that a number in question comes at once */
  | { kind: 'settle'; id: number; state: KitState; interrupts?: boolean }
  /** another number is to be scanned for it */
  | { kind: 'change number'; id: number }
  | { kind: 'skip'; id: number }
  /** leaves a kit as somebody else has saved it */
  | { kind: 'take theirs'; id: number; present: Order }
  /** it was shipped, and that is taken back */
  | { kind: 'put back'; id: number; present: Order }
  /** goes to a kit by hand */
  | { kind: 'go to'; id: number };

const idOf = ({ order }: Kit) => order.order_id;

const firstState = ({ delivery_status, held }: Order): KitState => {
  if (delivery_status === 'shipped') return { kind: 'shipped' };
  return { kind: held ? 'held' : 'waiting' };
};

/** A run over these orders. One that is shipped already or held has nothing to be scanned. */
export const startRun = (orders: readonly Order[]): Run => {
  const kits = orders.map((order) => ({ order, number: order.resi ?? '', state: firstState(order) }));
  return { kits, current: nextAfter(kits, -1) };
};

/** The next kit that waits, from this place on and then from the beginning. */
const nextAfter = (kits: readonly Kit[], place: number): number | null => {
  const turned = [...kits.slice(place + 1), ...kits.slice(0, place + 1)];
  const next = turned.find(({ state }) => state.kind === 'waiting');
  return next ? idOf(next) : null;
};

/** What somebody has to look at before it can be shipped. */
const isProblem = ({ kind }: KitState): boolean =>
  kind === 'refused' || kind === 'changed' || kind === 'used';

const withKit = (run: Run, id: number, change: Partial<Kit>): Run => ({
  ...run,
  kits: run.kits.map((kit) => (idOf(kit) === id ? { ...kit, ...change } : kit)),
});

const goOnFrom = (run: Run, id: number): Run => {
  const place = run.kits.findIndex((kit) => idOf(kit) === id);
  const others = run.kits.filter((kit) => idOf(kit) !== id);
  // Its box is still at hand.
  const asked = others.find(({ state }) => state.kind === 'used');
  const problem = others.find(({ state }) => isProblem(state));
  const last = problem ? idOf(problem) : null;
  return { ...run, current: asked ? idOf(asked) : (nextAfter(run.kits, place) ?? last) };
};

/**
 * The run after a step. It goes on at once and does not wait for an answer; a kit that has a problem
 * comes last, but one whose number is in question comes next.
 */
export const afterStep = (run: Run, step: Step): Run => {
  const { id } = step;
  switch (step.kind) {
    case 'scan':
      return goOnFrom(
        withKit(run, id, {
          ...(step.order && { order: step.order }),
          number: step.number,
          state: { kind: 'sending' },
        }),
        id,
      );
    case 'skip':
      return goOnFrom(withKit(run, id, { state: { kind: 'skipped' } }), id);
    case 'take theirs': {
      const { present } = step;
      const state = firstState(present);
      const taken = { order: present, number: present.resi ?? '' };
      const left = state.kind === 'waiting' ? ({ kind: 'skipped' } as const) : state;
      return goOnFrom(withKit(run, id, { ...taken, state: left }), id);
    }
    case 'put back': {
      const { present } = step;
      const state = firstState(present);
      const back = withKit(run, id, { order: present, number: present.resi ?? '', state });
      return { ...back, current: run.current ?? nextAfter(back.kits, -1) };
    }
    case 'change number':
      return { ...withKit(run, id, { state: { kind: 'waiting' } }), current: id };
    case 'go to': {
      const kit = run.kits.find((one) => idOf(one) === id);
      const waits = kit?.state.kind === 'skipped' ? { state: { kind: 'waiting' } as const } : {};
      return { ...withKit(run, id, waits), current: id };
    }
    default: {
      const settled = withKit(run, id, { state: step.state });
      const comes =
        settled.current === null ? isProblem(step.state) : step.state.kind === 'used' && step.interrupts;
      return comes ? { ...settled, current: id } : settled;
    }
  }
};

/** The other kit of the run that has this number. */
export const kitWithNumber = ({ kits }: Run, id: number, number: string): Kit | undefined =>
  kits.find((kit) => idOf(kit) !== id && isSameResi(kit.number, number));

/** Whether a number was scanned that is not stored: it would be lost with the run. */
export const hasUnsaved = ({ kits }: Run): boolean =>
  kits.some(({ state }) => state.kind === 'sending' || isProblem(state));

/** How many kits are shipped. */
export const shippedOf = ({ kits }: Run): number =>
  kits.filter(({ state }) => state.kind === 'shipped').length;

/** Whether a kit can still be gone to by hand. */
export const isOpen = ({ state: { kind } }: Kit): boolean =>
  kind !== 'shipped' && kind !== 'sending' && kind !== 'held';
