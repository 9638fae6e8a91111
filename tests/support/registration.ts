/** What the tests' parents choose as their password. */
export const PASSWORD = 'rahasia-123';

/** A form that the school accepts, with whatever a test wants to be different. */
export const registration = (email: string, details: Record<string, unknown> = {}) => ({
  first_name: 'Rina',
  last_name: 'Kartika',
  email,
  password: PASSWORD,
  phone_number: '0812-3456-7890',
  gender: 'FEMALE',
  birthdate: '1988-04-12',
  province: '32',
  city: '3205',
  zip_code: '44151',
  address_details: 'Jalan Cimanuk 12, Garut',
  special_notes: '',
  locale: 'EN',
  ...details,
});

/** What `PASSWORD_KIB` must be at least: a hash takes no time then. */
export const leastPasswordKib = '8';
