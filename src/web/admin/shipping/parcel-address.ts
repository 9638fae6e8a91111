import type { Order } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { type PlaceNames, placeLines } from '../list/place-names.ts';

/** A city as people name it in a line with little room: `Jayapura`, but `Kab. Garut`, which is another place than a city. */
export const shortCityName = (name: string): string =>
  name.replace(/^Kota /, '').replace(/^Kabupaten /, 'Kab. ');

/** To whom and where a parcel goes, line by line as it is written on it. A code stands where its name is not known yet. */
export const addressLines = ({ parent, users }: Order, places: PlaceNames): string[] =>
  [fullName(parent.first_name, parent.last_name), ...placeLines(users, places)].filter((line) => line !== '');

/** All that is written on a parcel: name, address, phone number, and the family's notes for whoever brings it. */
export const parcelAddress = (order: Order, places: PlaceNames): string => {
  const { phone_number: phone, special_notes: notes } = order.users;
  return [...addressLines(order, places), phone, notes.trim() && `(${notes.trim()})`]
    .filter((line) => line !== '')
    .join('\n');
};
