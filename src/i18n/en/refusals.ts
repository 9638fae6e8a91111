/** What the server answers, by the refusal's name. */
export const refusals = {
  invalid_input: 'Please check the form',
  malformed_request: 'The request could not be read',
  not_signed_in: 'Please sign in first',
  not_allowed: 'You are not allowed to do this',
  foreign_origin: 'This request came from another site and was refused',
  not_found: 'Not found',
  too_large: 'The file is too large',
  wrong_kind_of_file: 'This kind of file is not accepted',
  wrong_kind_of_body: 'This kind of content is not accepted',
  range_outside: 'That part of the file does not exist',
  too_many_tries: 'Too many tries. Please wait a while and try again',
  part_down: 'A part of the service is down. Please try again later',
  disk_full: 'The server is out of space. Nothing was changed; please try again later',
  unexpected: 'Oops.. Something went wrong please try again later.',
  wrong_password: 'The e-mail address or the password is wrong',
  account_not_found: 'Account not Found',
  not_verified: 'Please verify your e-mail first',
  email_taken: 'There is already an account with this e-mail address',
  reset_link_unusable: 'This link has expired or was already used. Please ask for a new one',
  too_many_children: 'A family can have at most 12 children here. Please write to us to add another',
  shipping_down: 'Oops.. Something went wrong please try again later.',
  clock_backwards: 'The clock only moves forward',
};

export const successes = {
  ok: 'OK',
  created: 'Created',
  updated: 'Update Success!',
  password_changed: 'Password succesfully changed!',
  password_request_sent: 'Change Password request has been sent!',
};

/** What may be wrong with a field, around its label. */
export const problems = {
  required: (label: string) => `${label} are required`,
  invalid: (label: string) => `Invalid ${label}`,
  invalid_date: (_label: string) => 'Invalid date format',
  too_long: (label: string) => `${label} is too long`,
  password_too_short: (_label: string) => 'Password must have at least 8 characters',
  passwords_do_not_match: (_label: string) => 'The passwords do not match',
  photo_too_big: (_label: string) => 'The photo may have at most 5 MB',
};

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
  image: 'Image',
  image_url: 'Image',
  user_id: 'Account',
  child_id: 'Child',
  q: 'Search',
  page: 'Page',
  size: 'Page Size',
};
