import type { OpenDatabase } from '../../src/server/platform/db/database.ts';
import type { Buyer } from '../support/buyer.ts';

/** What the database holds of one child's purchase. */
export interface PurchaseRecords {
  enrolments: number;
  paidEnrolments: number;
  bills: number;
  paidBills: string;
  parcels: number;
  /** payments that count, those to give back, and those that are still open */
  counted: number;
  toRefund: number;
  open: number;
  /** charges that the gateway has money for, and those of them of which the school does not know it */
  paidAtGateway: number;
  unknownToSchool: number;
  /** messages to the family, and to the owner, as one of the staff, about money to give back */
  messages: number;
  staffMessages: number;
  /** acknowledged codes that the school has not, and paid ones that are not settled */
  lostCodes: string[];
  lostMoney: string[];
}

const QUERY = `
  with mine as (
    select p.*, g.gateway_status as gateway from payments p left join sandbox_charges g using (order_id) where p.child_id = $1)
  select
    (select count(*) from enrolments where child_id = $1 and replaced_at is null) as enrolments,
    (select count(*) from enrolments where child_id = $1 and settled_at is not null) as "paidEnrolments",
    (select count(*) from bills join enrolments using (enrolment_id)
       where child_id = $1 and replaced_at is null) as bills,
    (select string_agg(b.sequence || ' by ' || case when m.state = 'SETTLED' then 'its payment' else 'nobody' end, ', ')
       from bills b join enrolments e using (enrolment_id) left join mine m on m.order_id = b.paid_by
       where e.child_id = $1 and b.paid_at is not null) as "paidBills",
    (select count(*) from orders where child_id = $1) as parcels,
    (select count(*) from mine where state = 'SETTLED' and not to_refund) as counted,
    (select count(*) from mine where state = 'SETTLED' and to_refund) as "toRefund",
    (select count(*) from mine where state = 'PENDING') as open,
    (select count(*) from mine where gateway = 'settlement') as "paidAtGateway",
    (select count(*) from mine where gateway = 'settlement' and state <> 'SETTLED') as "unknownToSchool",
    (select count(*) from notifications n join children c on c.family_id = n.user_id
       where c.child_id = $1 and n.title = c.first_name || ' is enrolled') as messages,
    (select count(*) from notifications n join mine m on n.body like '%' || m.order_id || '%'
       join users u on u.user_id = n.user_id
       where u.staff_role = 'owner' and n.title = 'A payment has to be refunded') as "staffMessages"`;

/** Looks at the tables themselves, while no server is there. */
export const whatWasBought = async (
  database: OpenDatabase,
  { childId, shown, paid }: Buyer,
): Promise<PurchaseRecords> => {
  const [row = {}] = (await database.execute(QUERY, [childId])).rows;
  const sql = 'select order_id, state from payments where child_id = $1';
  const states = new Map(
    (await database.execute(sql, [childId])).rows.map((one) => [one['order_id'], one['state']]),
  );
  const counts = Object.entries(row).map(([name, value]) => [
    name,
    name === 'paidBills' ? value : Number(value),
  ]);
  return {
    ...(Object.fromEntries(counts) as PurchaseRecords),
    lostCodes: shown.filter((code) => !states.has(code)),
    lostMoney: [...paid].filter((code) => states.get(code) !== 'SETTLED'),
  };
};

/** Charges at the gateway that no payment of the school stands for: money that came for them would be nobody's. */
export const chargesWithoutPayment = async (database: OpenDatabase): Promise<number> => {
  const { rows } = await database.execute(
    'select count(*) as count from sandbox_charges where order_id not in (select order_id from payments)',
  );
  return Number(rows[0]?.['count']);
};
