import type { Courier } from '../../../domain/shipping/couriers.ts';

/** What a started kilogram costs in rupiah, and the days it takes, from Kabupaten Garut. */
export interface Tariff extends Readonly<Record<Courier, number>> {
  readonly days: string;
}

/** Parcels that stay in the region. */
export const withinRegion: Tariff = { jne: 9_000, pos: 8_000, tiki: 8_000, days: '1-2' };

/** Provinces by their official codes, nearest first. */
const zones: readonly { readonly provinces: readonly string[]; readonly tariff: Tariff }[] = [
  // Jawa Barat
  { provinces: ['32'], tariff: { jne: 12_000, pos: 11_000, tiki: 12_000, days: '1-3' } },
  // DKI Jakarta, Banten
  { provinces: ['31', '36'], tariff: { jne: 14_000, pos: 13_000, tiki: 14_000, days: '2-3' } },
  // Jawa Tengah, DI Yogyakarta
  { provinces: ['33', '34'], tariff: { jne: 19_000, pos: 17_000, tiki: 18_000, days: '2-4' } },
  // Jawa Timur
  { provinces: ['35'], tariff: { jne: 22_000, pos: 20_000, tiki: 21_000, days: '2-4' } },
  // Bali
  { provinces: ['51'], tariff: { jne: 30_000, pos: 27_000, tiki: 29_000, days: '3-5' } },
  // Sumatera Selatan, Lampung
  { provinces: ['16', '18'], tariff: { jne: 30_000, pos: 28_000, tiki: 30_000, days: '3-5' } },
  // Sumatera Barat, Riau, Jambi, Bengkulu, Bangka Belitung, Kepulauan Riau
  {
    provinces: ['13', '14', '15', '17', '19', '21'],
    tariff: { jne: 41_000, pos: 38_000, tiki: 40_000, days: '3-6' },
  },
  // Sumatera Utara
  { provinces: ['12'], tariff: { jne: 46_000, pos: 42_000, tiki: 45_000, days: '3-6' } },
  // Aceh
  { provinces: ['11'], tariff: { jne: 54_000, pos: 50_000, tiki: 53_000, days: '4-7' } },
  // Nusa Tenggara Barat
  { provinces: ['52'], tariff: { jne: 42_000, pos: 38_000, tiki: 41_000, days: '4-6' } },
  // Nusa Tenggara Timur
  { provinces: ['53'], tariff: { jne: 62_000, pos: 56_000, tiki: 60_000, days: '5-8' } },
  // Kalimantan Barat, Tengah and Selatan
  { provinces: ['61', '62', '63'], tariff: { jne: 46_000, pos: 43_000, tiki: 45_000, days: '4-6' } },
  // Kalimantan Timur and Utara
  { provinces: ['64', '65'], tariff: { jne: 54_000, pos: 50_000, tiki: 53_000, days: '4-7' } },
  // Sulawesi Selatan and Barat
  { provinces: ['73', '76'], tariff: { jne: 48_000, pos: 44_000, tiki: 47_000, days: '4-6' } },
  // Sulawesi Utara, Tengah and Tenggara, Gorontalo
  { provinces: ['71', '72', '74', '75'], tariff: { jne: 62_000, pos: 57_000, tiki: 61_000, days: '5-8' } },
  // Maluku, Maluku Utara
  { provinces: ['81', '82'], tariff: { jne: 82_000, pos: 75_000, tiki: 80_000, days: '6-10' } },
  // Papua, Papua Barat, Papua Barat Daya
  { provinces: ['91', '92', '96'], tariff: { jne: 102_000, pos: 94_000, tiki: 100_000, days: '6-12' } },
  // Papua Selatan, Tengah and Pegunungan
  { provinces: ['93', '94', '95'], tariff: { jne: 130_000, pos: 118_000, tiki: 126_000, days: '8-14' } },
];

/** Tariffs by province code. */
export const tariffs: ReadonlyMap<string, Tariff> = new Map(
  zones.flatMap(({ provinces, tariff }) => provinces.map((province) => [province, tariff] as const)),
);
