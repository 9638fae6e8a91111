import * as z from 'zod/mini';

/** What the replies carry, as the wire decisions name it. Dates are YYYY-MM-DD, instants ISO 8601 in UTC. */

export const User = z
  .object({
    user_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    gender: z.enum(['MALE', 'FEMALE']),
    birthdate: z.string(),
    province: z.string(),
    city: z.string(),
    zip_code: z.string(),
    address_details: z.string(),
    special_notes: z.string(),
    locale: z.enum(['EN', 'ID']),
    /** 0 not activated or closed, 1 admin, 2 parent */
    status: z.int(),
    image_url: z.nullable(z.string()),
    join_childs: z.array(z.object({ child_id: z.int(), first_name: z.string() })),
  })
  .check(z.meta({ id: 'User' }));
export type User = z.output<typeof User>;

export const Child = z
  .object({
    child_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    gender: z.enum(['MALE', 'FEMALE']),
    birthdate: z.string(),
    image: z.nullable(z.string()),
    image_url: z.nullable(z.string()),
    academic_year_id: z.nullable(z.int()),
    grade: z.nullable(z.int()),
    is_auto: z.boolean(),
    payment_status: z.string(),
    result: z.nullable(z.int()),
    eligible_next_grade: z.boolean(),
    latest_academic_year: z.nullable(z.object({ academic_year_id: z.int(), end_date: z.string() })),
  })
  .check(z.meta({ id: 'Child' }));
export type Child = z.output<typeof Child>;

/** A row of the back office's list of children. */
export const ListedChild = z
  .object({
    child_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    parent_first_name: z.string(),
    parent_last_name: z.string(),
    grade: z.nullable(z.int()),
    academic_year_id: z.nullable(z.int()),
  })
  .check(z.meta({ id: 'ListedChild' }));
export type ListedChild = z.output<typeof ListedChild>;

export const Province = z
  .object({ province_id: z.string(), province: z.string() })
  .check(z.meta({ id: 'Province' }));
export type Province = z.output<typeof Province>;

export const City = z
  .object({
    city_id: z.string(),
    province_id: z.string(),
    type: z.enum(['Kabupaten', 'Kota']),
    city_name: z.string(),
    postal_code: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'City' }));
export type City = z.output<typeof City>;
