import type { Order } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';

/** The names of cities and provinces by their codes. */
export type PlaceNames = ReadonlyMap<string, string>;

/** A city as people name it in a line with little room: `Jayapura`, but `Kab. Garut`, which is another place than a city. */
export const shortCityName = (name: string): string =>
  name.replace(/^Kota /, '').replace(/^Kabupaten /, 'Kab. ');

/** To whom and where a parcel goes, line by line as it is written on it. A code stands where its name is not known yet. */
export const addressLines = ({ parent, users }: Order, places: PlaceNames): string[] => {
  const nameOf = (code: string) => places.get(code) ?? code;
  return [
    fullName(parent.first_name, parent.last_name),
    ...users.address_details.split('\n').map((line) => line.trim()),
    [nameOf(users.city), users.zip_code].join(' ').trim(),
    nameOf(users.province),
  ].filter((line) => line !== '');
};

/** All that is written on a parcel: name, address, phone number, and the family's notes for whoever brings it. */
export const parcelAddress = (order: Order, places: PlaceNames): string => {
  const { phone_number: phone, special_notes: notes } = order.users;
  return [...addressLines(order, places), phone, notes.trim() && `(${notes.trim()})`]
    .filter((line) => line !== '')
    .join('\n');
};
