/** Indonesia's three times of day, named as families say them. None of them knows summer time. */
export type Zone = 'WIB' | 'WITA' | 'WIT';

const hoursAhead = { WIB: 0, WITA: 1, WIT: 2 } as const satisfies Record<Zone, number>;

/** How many hours a zone is ahead of WIB. */
export const hoursAheadOfWib = (zone: Zone): number => hoursAhead[zone];

/** Bali and Nusa Tenggara, the east and north of Kalimantan, Sulawesi. */
const wita = /^(5[123]|6[345]|7\d)$/;
/** Maluku and Papua. */
const wit = /^(8\d|9\d)$/;

/** The zone of a province by its official code, such as 32; one that is not known counts as WIB, in which the school speaks. */
export const zoneOfProvince = (provinceCode: string | null): Zone => {
  if (provinceCode === null) return 'WIB';
  if (wita.test(provinceCode)) return 'WITA';
  return wit.test(provinceCode) ? 'WIT' : 'WIB';
};
