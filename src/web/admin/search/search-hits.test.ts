import { expect, test } from 'vitest';
import { admin } from '../../../i18n/en/admin.ts';
import { type Found, hitGroups, waysOf } from './search-hits.ts';

const nothing: Found = { childs: [], parents: [], orders: [], courses: [], payments: [] };
const child: Found['childs'][number] = {
  child_id: 12,
  first_name: 'Bintang',
  last_name: 'Handayani',
  birthdate: '2018-05-02',
  parent_user_id: 5,
  parent_first_name: 'Ketut',
  parent_last_name: 'Surya',
  parent_phone_number: '+6285711223344',
  parent_state: 'open',
  is_erased: false as const,
  max_children: 12,
  family_version: 1,
  grade: 4,
  academic_year_id: 3,
  batch: 7,
  version: 1,
};
const parent = {
  user_id: 5,
  first_name: 'Ketut',
  last_name: '',
  email: 'ketut@example.test',
  phone_number: '+6285711223344',
};
const order: Found['orders'][number] = {
  order_id: 13,
  child: { first_name: 'Bintang', last_name: '' },
  resi: null,
  delivery_status: 'unshipped',
};
const course = {
  master_course_id: 9,
  title: 'Stars',
  title_indo: 'Bintang',
  grade: 4,
  unit: 5,
  week: 3,
  type: 2,
};

const payment: Found['payments'][number] = {
  order_id: 'KE-12-0a',
  child: { first_name: 'Bintang', last_name: 'Handayani' },
  receipt_number: 'KW-000042',
  received_amount: 640_000,
};

const hits = (found: Partial<Found>, language: 'en' | 'id' = 'en', typed = 'bint') =>
  hitGroups({ ...nothing, ...found }, typed, { admin, language });

test('a hit says what tells it from others, and leads to the thing itself', () => {
  const found = {
    childs: [child],
    parents: [parent],
    orders: [order],
    courses: [course],
    payments: [payment],
  };
  expect(hits(found).flatMap((group) => group.hits)).toEqual([
    {
      key: 'child-12',
      to: '/admin/childs?batch=all&q=Bintang+Handayani&child=12',
      text: 'Bintang Handayani',
      aside: 'Parent: Ketut Surya · Batch 7 · Grade 4',
    },
    {
      key: 'parent-5',
      to: '/admin/families/5',
      text: 'Ketut',
      aside: '+6285711223344 · ketut@example.test',
    },
    { key: 'order-13', to: '/admin/orders?order=13', text: 'Bintang', aside: 'no resi yet · Unshipped' },
    { key: 'course-9', to: '/admin/courses/9/update', text: 'Stars', aside: 'Grade 4, Unit 5, Week 3' },
    {
      key: 'payment-KE-12-0a',
      to: '/admin/payments?payment=KE-12-0a',
      text: 'Bintang Handayani',
      aside: 'KW-000042 · Rp\u00a0640.000 · KE-12-0a',
    },
  ]);
});

test('a child without a batch says so, a lesson is called as the page speaks', () => {
  const [newcomer] = hits({ childs: [{ ...child, grade: null, academic_year_id: null, batch: null }] });
  expect(newcomer?.hits[0]).toMatchObject({
    to: '/admin/families/5',
    aside: 'Parent: Ketut Surya · no batch yet',
  });
  expect(hits({ courses: [course] }, 'id')[0]?.hits[0]?.text).toBe('Bintang');
});

test('whose whole name was typed is the first hit, before the children, and leads to the family', () => {
  const namesake = { ...parent, user_id: 6, first_name: 'Ketut', last_name: 'Suryana' };
  const found = { childs: [child], parents: [namesake, { ...parent, last_name: 'Surya' }] };
  const keys = (typed: string) => waysOf(hits(found, 'en', typed)).map(({ key }) => key);
  expect(keys(' ketut  SURYA ')).toEqual(['parent-5', 'parent-6', 'child-12']);
  expect(keys('KETUT@example.test')).toEqual(['parent-6', 'parent-5', 'child-12']);
  expect(keys('ketut')).toEqual(['child-12', 'parent-6', 'parent-5']);
});

test('a payment that paid nothing says that it has no receipt', () => {
  expect(hits({ payments: [{ ...payment, receipt_number: null }] })[0]?.hits[0]?.aside).toBe(
    'no receipt · Rp\u00a0640.000 · KE-12-0a',
  );
});

test('a kind with as many hits as are answered leads on to its list, after them', () => {
  const five = Array.from({ length: 5 }, (_, at) => ({ ...order, order_id: at + 1 }));
  const groups = hits({ orders: five, courses: [course] });
  expect(groups.map(({ name, more }) => [name, more])).toEqual([
    ['orders', '/admin/orders?q=bint'],
    ['courses', null],
  ]);
  expect(waysOf(groups).map(({ key }) => key)).toEqual([
    'order-1',
    'order-2',
    'order-3',
    'order-4',
    'order-5',
    'more-orders',
    'course-9',
  ]);
});
