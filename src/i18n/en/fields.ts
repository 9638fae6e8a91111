/** What may be wrong with a field, around its label. */
export const problems = {
  // The agreed messages say "are" for every label but the courier's; the labels of later screens follow English.
  required: (label: string) =>
    `${label} ${label === fields.courier || singular.has(label) ? 'is' : 'are'} required`,
  invalid: (label: string) => `Invalid ${label}`,
  invalid_date: (_label: string) => 'Invalid date format',
  too_long: (label: string) => `${label} is too long`,
  not_a_name: (label: string) => `${label} cannot hold : / @ or a web address`,
  learning_needed: (_label: string) =>
    'Please tick the first one: without it your child cannot learn with us',
  password_too_short: (_label: string) => 'Password must have at least 8 characters',
  password_too_common: (_label: string) =>
    'Very many people use this password, so it is easy to guess. Please choose another one',
  passwords_do_not_match: (_label: string) => 'The passwords do not match',
};

const singular = new Set([
  'What It Tests',
  'Question',
  'Picture',
  'Text',
  'Why It Is Wrong',
  'Right Answer',
  'Wrong Order',
  'Reference of the Transfer',
  'Reason',
  'What Was Found',
]);

/** The label of a field as messages name it. */
export const fields = {
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  password: 'Password',
  password_confirmation: 'Password Confirmation',
  old_password: 'Old Password',
  new_password: 'New Password',
  phone_number: 'Phone Number',
  gender: 'Gender',
  birthdate: 'Birthdate',
  province: 'Province',
  city: 'City',
  zip_code: 'Zip Code',
  address_details: 'Address Details',
  special_notes: 'Special Notes',
  locale: 'Language',
  type: 'Account Type',
  token: 'Token',
  consents: 'Permission',
  image: 'Image',
  image_url: 'Image',
  user_id: 'Account',
  child_id: 'Child',
  academic_year_id: 'Batch',
  id: 'Number',
  grade: 'Grade',
  payment_type: 'Payment Method',
  term: 'Payment Interval',
  price_id: 'Price',
  delivery_amount: 'Delivery Fee',
  charge_amount: 'Charge',
  gross_amount: 'Total',
  token_id: 'Card',
  billing_id: 'Bill',
  courier: 'Courier',
  origin: 'Origin',
  destination: 'Destination',
  weight: 'Weight',
  order_id: 'Order',
};
