import type { Difference, Said } from './settlement-differences.ts';

/** What a side counts as money that it holds, in whole rupiah: nothing of what was not paid, or went back whole. */
const counted = (said: Said | null): number =>
  said?.reportStatus === 'paid' || said?.reportStatus === 'part_back' ? said.amount : 0;

/**
 * What a difference puts at stake, in whole rupiah (rule R156): what the report counts less what the school counts, a row that is
 * listed twice counting twice. Below nothing where the school counts more.
 */
export const atStake = ({ kind, there, here }: Pick<Difference, 'kind' | 'there' | 'here'>): number =>
  (kind === 'repeated_row' ? 2 : 1) * counted(there) - counted(here);

/** What several put at stake together, in whole rupiah: an order counts once, however many differences it has (rule R156). */
export const atStakeTogether = (differences: readonly Difference[]): number =>
  [...Map.groupBy(differences, ({ orderId }) => orderId).values()].reduce((sum, ofOrder) => {
    const most = ofOrder.find(({ kind }) => kind === 'repeated_row') ?? ofOrder[0];
    return sum + (most ? atStake(most) : 0);
  }, 0);
