/** A kit as it is handed to its courier. */
export interface HandedKit {
  readonly courier: string;
  /** null: its number was not known yet */
  readonly resi: string | null;
  readonly city: string;
}

/** A parcel on the sheet: kits with one tracking number go as one. */
export interface HandedParcel {
  readonly resi: string | null;
  readonly city: string;
  readonly pieces: number;
}

/** What one courier takes. */
export interface HandOver {
  readonly courier: string;
  readonly parcels: readonly HandedParcel[];
  /** all kits in them */
  readonly pieces: number;
}

/**
 * The sheets of one day, a courier each in alphabetical order, its parcels in the order in which they were shipped (rule R283). A kit
 * without a tracking number is a parcel of its own.
 */
export const handOversOf = (kits: readonly HandedKit[]): readonly HandOver[] =>
  [...Map.groupBy(kits, ({ courier }) => courier)]
    .map(([courier, ofCourier]) => {
      const parcels = Map.groupBy(
        ofCourier.map((kit, place) => ({ ...kit, parcel: kit.resi ?? place })),
        ({ parcel }) => parcel,
      );
      return {
        courier,
        parcels: [...parcels.values()].flatMap((together) =>
          together.slice(0, 1).map(({ resi, city }) => ({ resi, city, pieces: together.length })),
        ),
        pieces: ofCourier.length,
      };
    })
    .toSorted((a, b) => (a.courier < b.courier ? -1 : 1));
