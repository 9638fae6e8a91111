import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { sandboxCardTokens } from './tables.ts';

/** What becomes of a card's charge. */
export interface CardPlan {
  /** whether the bank asks its customer for a code first */
  asks: boolean;
  /** `later`: accepted a minute after the question was answered */
  outcome: 'accept' | 'later' | 'bank_denies' | 'fraud_denies' | 'question_fails' | 'no_money';
}

const plans = {
  // Asked, then accepted or denied.
  '48111111-1114': { asks: true, outcome: 'accept' },
  '52111111-1117': { asks: true, outcome: 'accept' },
  '49111111-1113': { asks: true, outcome: 'bank_denies' },
  '51111111-1118': { asks: true, outcome: 'bank_denies' },
  // The card is not enrolled, so nobody is asked.
  '44111111-1118': { asks: false, outcome: 'accept' },
  '54101111-1116': { asks: false, outcome: 'accept' },
  '47111111-1115': { asks: false, outcome: 'bank_denies' },
  '55111111-1114': { asks: false, outcome: 'bank_denies' },
  '46111111-1116': { asks: false, outcome: 'fraud_denies' },
  '54111111-1115': { asks: false, outcome: 'fraud_denies' },
  // The second version of 3-D Secure: without a question, with one, and one that takes its time.
  '45565579-6624': { asks: false, outcome: 'accept' },
  '53332591-3223': { asks: false, outcome: 'accept' },
  '44854364-4151': { asks: false, outcome: 'bank_denies' },
  '53287203-2224': { asks: false, outcome: 'bank_denies' },
  '49169940-2017': { asks: true, outcome: 'accept' },
  '53068899-3340': { asks: true, outcome: 'accept' },
  '46046331-9929': { asks: true, outcome: 'bank_denies' },
  '54241840-1670': { asks: true, outcome: 'bank_denies' },
  '40240071-5022': { asks: true, outcome: 'later' },
  '54879716-0522': { asks: true, outcome: 'later' },
  '47161250-7899': { asks: true, outcome: 'question_fails' },
  '52505486-9390': { asks: true, outcome: 'question_fails' },
  '44724298-6670': { asks: true, outcome: 'no_money' },
} as const satisfies Record<string, CardPlan>;

/** The test cards of Midtrans' sandbox by their first eight and last four digits; any other card is asked and accepted. */
export const planOf = (maskedCard: string): CardPlan =>
  Object.hasOwn(plans, maskedCard)
    ? plans[maskedCard as keyof typeof plans]
    : { asks: true, outcome: 'accept' };

/** What the customer types where a bank asks for a code. */
export const RIGHT_CODE = '112233';

/** What a token is made of, as it stands in the query of the call. */
export interface CardDetails {
  number: string;
  code: string;
  month: string;
  year: string;
}

/** How long a token may be charged. */
const TOKEN_LIFE = 15 * 60_000;

/** The card's problem in the words of the wire, the first one alone; null: none. */
export const cardProblem = ({ number, code, month, year }: CardDetails, now: Date): string | null => {
  const digits = number.replaceAll(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits))
    return 'card_number does not match with luhn algorithm';
  if (!/^\d{3,4}$/.test(code)) return 'card_cvv must be 3 or 4 digits';
  if (!/^(0?[1-9]|1[0-2])$/.test(month)) return 'card_exp_month must be between 1 and 12';
  if (!/^\d{4}$/.test(year)) return 'card_exp_year must be 4 digits';
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return Number(year) * 12 + Number(month) - 1 < thisMonth
    ? 'card_exp_year must be greater than this year'
    : null;
};

const passesLuhn = (digits: string) =>
  Array.from(digits)
    .toReversed()
    .map((digit, place) =>
      place % 2 === 0 ? Number(digit) : (Number(digit) * 2) % 9 || (digit === '9' ? 9 : 0),
    )
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The tokens of cards: made in a browser, used by one charge. Of the card only what names a test card is kept. */
export const sandboxCards = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => ({
  /** @returns the token of a card that has no problem */
  makeToken: (card: CardDetails): Promise<string> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const digits = card.number.replaceAll(/[ -]/g, '');
      const maskedCard = `${digits.slice(0, 8)}-${digits.slice(-4)}`;
      const token = `${maskedCard}-${randomUUID()}`;
      await tx
        .delete(sandboxCardTokens)
        .where(lt(sandboxCardTokens.madeAt, new Date(now.getTime() - TOKEN_LIFE)));
      await tx.insert(sandboxCardTokens).values({ tokenHash: hashOf(token), maskedCard, madeAt: now });
      return token;
    }),
  /** Uses a token up. @returns which card it stands for; null: unknown, used or too old */
  useToken: (token: string): Promise<string | null> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const [used] = await tx
        .update(sandboxCardTokens)
        .set({ usedAt: now })
        .where(
          and(
            eq(sandboxCardTokens.tokenHash, hashOf(token)),
            isNull(sandboxCardTokens.usedAt),
            gt(sandboxCardTokens.madeAt, new Date(now.getTime() - TOKEN_LIFE)),
          ),
        )
        .returning();
      return used?.maskedCard ?? null;
    }),
});

export type SandboxCards = ReturnType<typeof sandboxCards>;
