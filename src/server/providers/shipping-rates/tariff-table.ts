import type { Courier } from '../../../domain/shipping/couriers.ts';
import { startedKilograms, staysInRegion } from '../../../domain/shipping/parcel.ts';
import { rupiah } from '../../../domain/values/money.ts';
import type { CourierCost, Parcel, ShippingRates } from './shipping-rates.ts';
import { tariffs, withinRegion } from './tariffs.ts';

/** Readable in both languages, because a courier's description is one text. */
const ESTIMATE = 'perkiraan / estimate';

/** How the couriers call the service that the table knows, within the region and beyond. */
const services = {
  jne: {
    within: { service: 'CTC', words: 'JNE City Courier' },
    beyond: { service: 'REG', words: 'Reguler' },
  },
  pos: {
    within: { service: 'Pos Reguler', words: 'Reguler' },
    beyond: { service: 'Pos Reguler', words: 'Reguler' },
  },
  tiki: { within: { service: 'REG', words: 'Reguler' }, beyond: { service: 'REG', words: 'Reguler' } },
} as const satisfies Record<Courier, Record<'within' | 'beyond', { service: string; words: string }>>;

/**
 * Estimates by province, from Garut: no courier is asked, so real prices differ by town, by day and by agent. They
 * lie within what couriers were seen to take for like distances, and each says that it is an estimate.
 */
export const tariffTable = (): ShippingRates => ({
  name: 'tariff-table',
  costs: async (parcel) => {
    const cost = costOf(parcel);
    return cost ? [cost] : [];
  },
});

const costOf = ({ courier, destination, grams }: Parcel): CourierCost | null => {
  const stays = staysInRegion(destination);
  const tariff = stays ? withinRegion : tariffs.get(destination.slice(0, 2));
  if (!tariff) return null;
  const { service, words } = services[courier][stays ? 'within' : 'beyond'];
  return {
    service,
    description: `${words} (${ESTIMATE})`,
    value: rupiah(tariff[courier] * startedKilograms(grams)),
    etd: tariff.days,
  };
};
