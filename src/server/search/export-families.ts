import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { exportedFamilies as en } from '../../i18n/en/export.ts';
import { exportedFamilies as indonesian } from '../../i18n/id/export.ts';
import { accountsByNumber, numbersOfParents } from '../accounts/find-parents.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { regionNames } from '../shipping/region-names.ts';
import type { SearchContext } from './context.ts';

/** The families that the search would find, or all, as a table for spreadsheets (rule R256); no longer who was erased. */
export const exportFamilies = async (
  { database, clock }: SearchContext,
  query: { q: string },
  wish: ExportWish,
): Promise<SpreadsheetAnswer> => {
  const { columns, states } = wish.language === 'id' ? indonesian : en;
  const nameOf = await regionNames();
  return exportList(
    { database, clock },
    {
      ...wish,
      list: 'families',
      narrowedBy: query,
      columns,
      keys: await numbersOfParents(database.db, query.q),
      cellsOf: async (userIds) =>
        (await accountsByNumber(database.db, userIds)).map((account) => {
          const { city, province } = nameOf(account.province, account.city);
          const unlessClosed = account.activated_at === null ? 'waiting' : 'open';
          return [
            account.user_id,
            fullName(account.first_name, account.last_name),
            account.email,
            account.phone_number,
            account.address_details,
            city,
            province,
            account.zip_code,
            account.special_notes,
            dayInJakarta(new Date(account.created_at)),
            states[account.closed_at === null ? unlessClosed : 'closed'],
          ];
        }),
    },
  );
};
