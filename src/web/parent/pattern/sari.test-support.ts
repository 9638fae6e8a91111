import type { User } from '../../../contract/objects.ts';

/** A parent of Garut, with notes for the courier. */
export const sari: User = {
  user_id: 2,
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'sari@kancil.test',
  phone_number: '+6281223344551',
  gender: 'FEMALE',
  birthdate: '1990-08-10',
  province: '32',
  city: '3205',
  zip_code: '44151',
  address_details: 'Jalan Ciledug No. 24',
  special_notes: 'Rumah bercat hijau',
  locale: 'ID',
  status: 2,
  role: null,
  image_url: null,
  join_childs: [],
  max_children: 12,
  unread_messages: 0,
  version: 1,
};
