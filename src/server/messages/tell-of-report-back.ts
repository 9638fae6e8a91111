import * as en from '../../i18n/en/staff-notices.ts';
import * as id from '../../i18n/id/staff-notices.ts';
import { paths } from '../../paths.ts';
import { notifyAccount } from '../inbox/notify.ts';
import type { TellOfReportBack } from '../reports/context.ts';

/** Tells whoever wrote a report that it was given back, in their messages (rule R231). */
export const tellOfReportBack: TellOfReportBack = (tx, { writerId, child, reader, groupId, part, now }) =>
  notifyAccount(tx, {
    userId: writerId,
    kind: 'staff_report',
    childId: child.childId,
    title: en.staffReport.title(child.firstName),
    titleIndo: id.staffReport.title(child.firstName),
    body: en.staffReport.body(reader),
    bodyIndo: id.staffReport.body(reader),
    link: groupId === null ? paths.adminReports : paths.adminSitting(groupId, part, child.childId),
    now,
  });
