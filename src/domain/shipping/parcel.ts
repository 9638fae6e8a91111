/** What a parcel with kit and book weighs, in grams (rule R65). */
export const parcelWeight = 2000;

/** The region parcels come from, by its official code: Kabupaten Garut. */
export const originRegion = '3205';

/** The number of that region in RajaOngkir's former list, the only one of it that requests may use (rule R65). */
export const originNumber = '126';

/** The kilograms a courier bills: started ones, at least one. Grams may be any positive number. */
export const startedKilograms = (grams: number): number => Math.max(1, Math.ceil(grams / 1000));

/** The region an origin means: the one constant 126 is Garut, anything else its official code. Numbers are accepted. */
export const regionOfOrigin = (origin: string | number): string =>
  String(origin) === originNumber ? originRegion : String(origin);

/** Whether a parcel stays in the school's own region. */
export const staysInRegion = (destination: string | number): boolean => String(destination) === originRegion;
