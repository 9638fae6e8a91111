import type { Config } from './config.ts';
import { rateLimiter } from './platform/http/rate-limit.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Clock } from './providers/clock/clock.ts';

/** The limits of rules R72, R73 and R76; the defaults of the maximums are in config.ts. */
export const limiterOf = ({ rates }: Pick<Config, 'rates'>, database: OpenDatabase, wallClock: Clock) =>
  rateLimiter(database, wallClock, {
    sign_in: { max: rates.sign_in, windowMinutes: 15 },
    registration: { max: rates.registration, windowMinutes: 60 },
    sign_in_address: { max: rates.sign_in_address, windowMinutes: 15 },
    sign_in_account: { max: rates.sign_in_account, windowMinutes: 60, thenEverySeconds: 30 },
    second_factor: { max: rates.second_factor, windowMinutes: 60 },
    password_change: { max: rates.sign_in, windowMinutes: 15 },
    change_mails: { max: rates.mails, windowMinutes: 60 },
    activation_mails: { max: rates.mails, windowMinutes: 60 },
    reset_mails: { max: rates.mails, windowMinutes: 60 },
    waiting_mails: { max: rates.mails, windowMinutes: 60 },
    mails_address: { max: rates.mails_address, windowMinutes: 60 },
    shipping: { max: rates.shipping, windowMinutes: 15 },
    calendar: { max: rates.calendar, windowMinutes: 60 },
    payment_link: { max: rates.payment_link, windowMinutes: 15 },
    payment_links_made: { max: rates.payment_links_made, windowMinutes: 60 },
    exports: { max: 5, windowMinutes: 60 },
    office_exports: { max: 30, windowMinutes: 10 },
    certificate_page: { max: 60, windowMinutes: 15 },
    // Whole offices and phone companies share an address.
    visits: { max: 300, windowMinutes: 60 },
    // A program that reads page after page, and not one that asks all day long (rule R264).
    api_token: { max: 600, windowMinutes: 10 },
    webhook_sends: { max: 20, windowMinutes: 10 },
    certificate_codes: { max: 5, windowMinutes: 60 },
  });
