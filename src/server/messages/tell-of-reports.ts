import { lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { namedChildren } from '../families/named-children.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { TellOfReports } from '../reports/context.ts';
import { noticeAbout } from './notice-about.ts';

const words = { en: en.notices.report_published, id: id.notices.report_published };

/** Tells each family that a report of its child is there, or which sections of it were corrected (rules R215, R287). */
export const tellOfReports: TellOfReports = async (tx, { reports, now }) => {
  const children = await namedChildren(
    tx,
    reports.map(({ childId }) => childId),
  );
  const childOf = new Map(children.map((child) => [child.childId, child]));
  return notifyAccounts(
    tx,
    reports.flatMap(({ childId, part, corrected }) => {
      const child = childOf.get(childId);
      if (!child) return [];
      const notice = noticeAbout([child], { kind: 'report_published', now }, (language) => ({
        title: words[language].title(child.firstName, lastUnitOf(part), corrected !== null),
        body: words[language].body(child.firstName, corrected),
      }));
      return [{ ...notice, link: paths.childReports(childId), userId: child.familyId }];
    }),
  );
};
