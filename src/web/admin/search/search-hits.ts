import { FOUND_OF_EACH } from '../../../contract/search.ts';
import type { Answer } from '../../frame/api.ts';
import type { Language } from '../../../i18n/language.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { splitWords } from '../../../domain/values/search-words.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import type { OfficeTexts } from '../list/texts.ts';

export type Found = Pick<Answer<'GET /search'>, 'childs' | 'parents' | 'orders' | 'courses' | 'payments'>;

/** One thing that was found, and where it leads. */
export interface Hit {
  key: string;
  to: string;
  text: string;
  /** what tells it from others of the same name; '' where nothing has to */
  aside: string;
  /** a screen itself, which is opened as by the menu */
  isScreen?: boolean;
}

export interface HitGroup {
  name: keyof Found | 'screens';
  hits: Hit[];
  /** where the rest of them stands, when there may be more than these */
  more: string | null;
}

interface Words {
  admin: OfficeTexts['admin'];
  language: Language;
}

const joined = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ');

const childHit = ({ admin }: Words, child: Found['childs'][number]): Hit => {
  const { child_id, first_name, last_name, grade, batch, parent_user_id: parentId } = child;
  const name = fullName(first_name, last_name);
  return {
    key: `child-${child_id}`,
    // Without a batch there is no grade to change.
    to: batch === null ? paths.adminFamily(parentId) : paths.adminChild(child_id, name),
    text: name,
    aside: joined(
      admin.search.parent(fullName(child.parent_first_name, child.parent_last_name)),
      batch === null ? admin.search.noBatch : admin.search.batch(batch),
      grade !== null && admin.courses.gradeOf(grade),
    ),
  };
};

/** A parent leads to the page of the family. */
const parentHit = ({
  user_id,
  first_name,
  last_name,
  phone_number,
  email,
}: Found['parents'][number]): Hit => ({
  key: `parent-${user_id}`,
  to: paths.adminFamily(user_id),
  text: fullName(first_name, last_name),
  aside: joined(phone_number, email),
});

const orderHit = ({ admin }: Words, order: Found['orders'][number]): Hit => ({
  key: `order-${order.order_id}`,
  to: paths.adminOrder(order.order_id),
  text: fullName(order.child.first_name, order.child.last_name),
  aside: joined(order.resi || admin.orders.noResi, admin.orders.statuses[order.delivery_status]),
});

const courseHit = ({ admin, language }: Words, course: Found['courses'][number]): Hit => ({
  key: `course-${course.master_course_id}`,
  to: paths.adminCourse(course.master_course_id),
  text: language === 'id' ? course.title_indo : course.title,
  aside: admin.courses.placeOf(course.grade, course.unit, course.week),
});

const paymentHit = ({ admin }: Words, payment: Found['payments'][number]): Hit => ({
  key: `payment-${payment.order_id}`,
  to: paths.adminPayments(payment.order_id),
  text: fullName(payment.child.first_name, payment.child.last_name),
  aside: joined(
    payment.receipt_number ?? admin.search.noReceipt,
    formatRupiah(rupiah(payment.received_amount)),
    payment.order_id,
  ),
});

const plain = (text: string) => splitWords(text).join(' ').toLowerCase();

/** Parents of exactly this name or e-mail address first: of them there is mostly one, whom whoever types all of it means. */
const parentHits = (parents: Found['parents'], q: string): { hits: Hit[]; isNamed: boolean } => {
  const isNamed = ({ first_name, last_name, email }: Found['parents'][number]) =>
    [fullName(first_name, last_name), email].some((one) => plain(one) === plain(q));
  return {
    hits: [...parents.filter(isNamed), ...parents.filter((one) => !isNamed(one))].map(parentHit),
    isNamed: parents.some(isNamed),
  };
};

/** What was found, by kind, children before parents unless one is named; a kind of which nothing was found is left out. */
export const hitGroups = (found: Found, q: string, words: Words): HitGroup[] => {
  const group = (name: keyof Found, hits: Hit[], list: string): HitGroup => ({
    name,
    hits,
    more: hits.length < FOUND_OF_EACH ? null : list,
  });
  const named = parentHits(found.parents, q);
  const parents = group('parents', named.hits, paths.adminChildrenFound(q));
  const childs = group(
    'childs',
    found.childs.map((child) => childHit(words, child)),
    paths.adminChildrenFound(q),
  );
  return [
    ...(named.isNamed ? [parents, childs] : [childs, parents]),
    group(
      'orders',
      found.orders.map((order) => orderHit(words, order)),
      paths.adminOrdersFound(q),
    ),
    group(
      'courses',
      found.courses.map((course) => courseHit(words, course)),
      paths.adminCoursesFound(q),
    ),
    group(
      'payments',
      found.payments.map((payment) => paymentHit(words, payment)),
      paths.adminPaymentsFound(q),
    ),
  ].filter(({ hits }) => hits.length > 0);
};

/** Every way that a person can take, in the order in which they are shown. */
export const waysOf = (groups: readonly HitGroup[]): Pick<Hit, 'key' | 'to' | 'isScreen'>[] =>
  groups.flatMap(({ name, hits, more }) => [
    ...hits,
    ...(more === null ? [] : [{ key: `more-${name}`, to: more }]),
  ]);
