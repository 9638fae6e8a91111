import type { AuditEntry } from '../../../contract/audit.ts';
import { erasedName } from '../../../domain/accounts/closing.ts';
import { paths } from '../../../paths.ts';

/** The screen about what an entry of the log is about; null where it has none, or is gone. */
export const linkOf = ({
  kind,
  deleted,
  object_id: id,
  object_name: name,
  after,
}: Pick<AuditEntry, 'kind' | 'deleted' | 'object_id' | 'object_name'> & Partial<Pick<AuditEntry, 'after'>>):
  | string
  | null => {
  if (deleted) return null;
  const links: Record<AuditEntry['kind'], () => string | null> = {
    order: () => paths.adminOrder(Number(id)),
    batch: () => paths.adminBatch(Number(id)),
    course: () => paths.adminCourse(Number(id)),
    grade: () => paths.adminChild(Number(id), name || erasedName(Number(id))),
    family: () => paths.adminFamily(Number(id)),
    testimony: () => paths.adminTestimony(id),
    price: () => (id === 'card_fee' ? paths.adminCardFee : paths.adminPrice(Number(id))),
    brand: () => paths.adminBrand,
    news: () => paths.adminNewsItem(Number(id)),
    performance: () => paths.adminPerformance(Number(id)),
    payment: () => paths.adminPayments(id),
    settlement_report: () => paths.adminDayClose(),
    placement_part: () => partAddress(id),
    staff: () => paths.adminStaff,
    api_token: () => paths.adminApiTokens,
    webhook: () => paths.adminWebhooks,
    // A child that was moved, whose name the log of a group does not keep.
    live_group: () => {
      const childId = Number(after?.['child_id'] ?? 0);
      return childId > 0 ? paths.adminChild(childId, erasedName(childId)) : paths.adminLiveGroup(Number(id));
    },
    report: () => null,
    report_sentence: () => null,
    written_test: () => null,
    written_test_opening: () => paths.adminChild(Number(id), erasedName(Number(id))),
    written_test_content: () => null,
    oral_test: () => paths.adminOralTests,
    task: () => paths.adminTasks(Number(id)),
    public_holiday: () => paths.adminHolidays,
    export: () => null,
    kit_stock: () => paths.adminKitStock,
    announcement: () => paths.adminAnnouncements,
    opening: () => paths.adminOpening,
    family_import: () => paths.adminImport(Number(id)),
    live_class: () => paths.adminLiveClass(Number(id)),
  };
  return links[kind]();
};

/** The log names a part of the placement test `A-07`, and its introduction `intro-07`. */
const partAddress = (id: string): string | null => {
  const [, form, part] = /^(A|B|intro)-(\d+)$/.exec(id) ?? [];
  return form === 'A' || form === 'B' || form === 'intro'
    ? paths.adminPlacementPart(form, Number(part))
    : null;
};
