import type { AuditEntry, AuditFacts } from '../../../contract/audit.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import type { StaffRole } from '../../../domain/accounts/staff-role.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { articleText } from '../../../domain/content/article-text.ts';
import { isPerformanceCategory, isTestimonyCategory } from '../../../domain/content/categories.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { inQuestionLabel } from '../list/question-words.ts';
import { someDayOf } from '../list/day-of-week.ts';
import { officeDate, officeMoment } from '../list/office-date.ts';
import type { OfficeTexts } from '../list/texts.ts';

/** What words are made by: the dictionary, and how its language writes times and numbers. */
export interface LogWords {
  texts: OfficeTexts;
  formats: Pick<Formats, 'time' | 'percent' | 'weekdayName'>;
}

/** One field of a change as people read it. */
export interface ReadChange {
  name: string;
  label: string;
  /** '' for nothing; null where the object was created, or where the field only says which part of it was changed */
  before: string | null;
  /** '' for nothing; null where the object was deleted */
  after: string | null;
  /** all of the change in a line, where it is no value in place of another */
  said?: string;
}

type Kind = AuditEntry['kind'];
type Fact = AuditFacts[string];

/** The label of a field, as its form has it. What no form has is called by its name in the log. */
const labelOf = ({ texts: { admin, fields } }: LogWords, kind: Kind, name: string): string => {
  const { log, children, batches, courses } = admin;
  const isNews = kind === 'news';
  const labels: Record<string, string> = {
    batch: children.batch,
    is_active: batches.status,
    start_date: fields.startDate,
    start_registration: fields.startRegistrationDate,
    end_registration: fields.endRegistrationDate,
    holiday_weeks: fields.holidayWeekStarts,
    title: isNews ? fields.cardNewsTitleEN : fields.titleEN,
    title_indo: isNews ? fields.cardNewsTitleID : fields.titleID,
    desc: fields.descriptionEN,
    desc_indo: fields.descriptionID,
    unit: courses.unit,
    week: courses.week,
    type: fields.courseType,
    captions_en: fields.captionsEN,
    captions_id: fields.captionsID,
    testimony: fields.testimonyEN,
    testimony_title_indo: fields.testimonyID,
    sender: fields.nameEN,
    sender_indo: fields.nameID,
    category: admin.testimonies.category,
    card_button_text: fields.cardButtonTextEN,
    card_button_text_indo: fields.cardButtonTextID,
    content_detail: isNews ? fields.contentDetailEN : fields.descriptionEN,
    content_detail_indo: isNews ? fields.contentDetailID : fields.descriptionID,
    content_detail_button_text: fields.contentButtonTextEN,
    content_detail_button_text_indo: fields.contentButtonTextID,
    link: fields.contentLinkTo,
    image: isNews ? fields.cardImage : fields.image,
    header: fields.contentHeaderImage,
    published_at: fields.published,
    ...log.facts,
  };
  return (
    labels[name] ?? partLabel(admin, name) ?? (name in fields ? fields[name as keyof typeof fields] : name)
  );
};

/** A field of a question of the placement test: `question_3-prompt`, or `example-prompt` in an introduction. */
const PART_FIELD = /^(?:question_(\d)|example)-(.+)$/;

const partLabel = ({ placement }: OfficeTexts['admin'], name: string): string | undefined => {
  const [found, place, field] = PART_FIELD.exec(name) ?? [];
  if (found === undefined || field === undefined) return undefined;
  const whose = place === undefined ? placement.example : placement.question(Number(place));
  return `${whose}, ${inQuestionLabel(field, placement)}`;
};

/** A value of such a field, where it is no text. */
const partValue = ({ log, placement }: OfficeTexts['admin'], name: string, text: string) => {
  const field = PART_FIELD.exec(name)?.[2];
  if (field === undefined) return undefined;
  if (/(^|-)(picture|recording)$/.test(field)) return log.file;
  if (field === 'right') return placement.choice(text.toUpperCase());
  if (field.endsWith('-speaker')) return placement.speakers[text === 'man' ? 'man' : 'woman'];
  return undefined;
};

/** Of a long article the log keeps a part, which may begin or end within a tag. */
const withoutCutTags = (html: string) => html.replace(/^…[^<>]*>/, '…').replace(/<[^<>]*…$/, '…');

const valueOf = (words: LogWords, kind: Kind, name: string, fact: Fact | undefined): string => {
  if (fact === null || fact === undefined || fact === '') return '';
  const { admin } = words.texts;
  const { log, batches, courses, orders, testimonies, liveClasses } = admin;
  const [text, number] = [String(fact), Number(fact)];
  const moment = () => officeMoment(text, words.formats);
  const money = () => formatRupiah(rupiah(number));
  const file = () => log.file;
  const article = () => (kind === 'news' ? articleText(withoutCutTags(text), admin.news.articleWords) : text);
  const inWords: Record<string, () => string> = {
    is_active: () => (fact === true ? batches.active : batches.notActive),
    activated: () => (fact === true ? log.yes : log.no),
    ends_at: moment,
    ended: () => (fact === true ? log.yes : log.no),
    own_words: () => (fact === true ? log.yes : log.no),
    stage: () => log.reportStages[text as keyof typeof log.reportStages] ?? text,
    second_factor: () => (fact === true ? log.yes : log.no),
    second_factor_required: () => (fact === true ? log.yes : log.no),
    role: () => admin.staff.roles[text as StaffRole] ?? text,
    invited_at: moment,
    start_date: () => officeDate(text),
    start_registration: () => officeDate(text),
    end_registration: () => officeDate(text),
    holiday_weeks: () => text.split(', ').map(officeDate).join(', '),
    type: () => (isCourseType(number) ? courses.types[number] : text),
    grade: () => courses.gradeOf(number),
    courier: () => (isCourier(text) ? courierNames[text] : text),
    delivery_status: () => (isDeliveryStatus(text) ? orders.statuses[text] : text),
    category: () => {
      if (kind === 'testimony') return isTestimonyCategory(number) ? testimonies.categories[number] : text;
      return isPerformanceCategory(number) ? log.performanceCategories[number] : text;
    },
    content_detail: article,
    content_detail_indo: article,
    image: file,
    header: file,
    sheet: file,
    until: () => officeDate(text),
    video: file,
    captions_en: file,
    captions_id: file,
    refunding_amount: money,
    refunded_amount: money,
    other_amount: money,
    received_amount: money,
    received_on: () => officeDate(text),
    delayed_until: () => officeDate(text),
    payment_type: () =>
      text in admin.payments.methods
        ? admin.payments.methods[text as keyof typeof admin.payments.methods]
        : text,
    refund_way: () => (text === 'gateway' ? admin.payments.byGateway : admin.payments.byTransfer),
    decision: () => (text === 'accept' ? admin.payments.accepted : admin.payments.dropped),
    difference: () => admin.dayClose.kinds[text as keyof typeof admin.dayClose.kinds] ?? text,
    status: () => (text in admin.webhooks.states ? admin.webhooks.states[text as 'on'] : text),
    first_day: () => officeDate(text),
    last_day: () => officeDate(text),
    normal_price: money,
    discount: money,
    fee_share: () => log.percent(words.formats.percent(number)),
    published_at: moment,
    activation_mailed_at: moment,
    reset_link_until: moment,
    weekday: () => words.formats.weekdayName(someDayOf(number)),
    day: () => officeDate(text),
    // Once it was the words of the note.
    contacted: () => (/^\d{4}-\d\d-\d\dT/.test(text) ? moment() : text),
    time: () => text.replace(/^(\d\d):(\d\d)$/, '$1.$2'),
    has_link: () => (fact === true ? log.yes : log.no),
    cancelled: () => (fact === true ? log.yes : ''),
    group: () => liveClasses.groupOf(number),
    booked: () => (fact === true ? log.yes : log.no),
    feedback_at: moment,
    result_at: moment,
    state: () => log.testStates[text as keyof typeof log.testStates] ?? text,
  };
  return inWords[name]?.() ?? partValue(admin, name, text) ?? text;
};

/** What happened, where a field keeps the moment or the state of an event. */
const eventOf = ({ texts, formats }: LogWords, name: string, was: Fact | undefined, is: Fact | undefined) => {
  const { events } = texts.admin.log;
  const { kinds, openedForWhatsapp } = texts.admin.messages;
  const moment = (fact: Fact | undefined) => officeMoment(String(fact), formats);
  const happened: Record<string, () => string> = {
    activated: () => events.activated,
    opened_for_whatsapp: () => openedForWhatsapp(kinds[String(is) as keyof typeof kinds] ?? String(is)),
    closed: () => (is === true ? events.closed : events.reopened),
    activation_mailed_at: () => events.activationMailed(moment(is)),
    reset_link_until: () => events.resetLink(moment(is)),
    cancelled: () => (is === true ? events.classCancelled : events.classTakesPlace),
    message: () => events.wroteToGroup(Number(is)),
    marked: () => events.attendanceMarked(Number(is)),
    noted: () => events.noted,
    pasted_link: () => events.linkReplaced,
    entered_as_host: () => events.enteredAsHost,
    result_at: () => (was ? events.resultCorrected : events.resultEntered),
    published_at: () => (is ? events.published(moment(is)) : events.withdrawn(moment(was))),
  };
  return happened[name]?.();
};

/** What became of money that is given back: asked for, refused, or done, and how much it was. */
const refundOf = ({ texts }: LogWords, name: string, was: Fact | undefined, is: Fact | undefined) => {
  const { events } = texts.admin.log;
  if (name !== 'refunded_amount' && name !== 'refunding_amount') return undefined;
  const more = Number(is) - Number(was);
  const amount = formatRupiah(rupiah(Math.abs(more)));
  if (name === 'refunded_amount') return events.refunded(amount);
  return more > 0 ? events.refundRequested(amount) : events.refundNotMade(amount);
};

/** The line of a list has room for one field: of a refund that which tells whether it was asked for or is done. */
const refundFirst = (names: readonly string[]) => {
  const isRefund = (name: string) => name === 'refunding_amount' || name === 'refunded_amount';
  return [...names.filter(isRefund), ...names.filter((name) => !isRefund(name))];
};

const isArticle = (name: string) => name === 'content_detail' || name === 'content_detail_indo';

/**
 * What an entry of the log says, field by field, in the words of its screens. Of an object that was created or deleted, what
 * is empty is left out.
 */
export const changesIn = (
  { kind, before, after }: Pick<AuditEntry, 'kind' | 'before' | 'after'>,
  words: LogWords,
): ReadChange[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return refundFirst([...names]).flatMap((name): ReadChange[] => {
    const label = labelOf(words, kind, name);
    const [was, is] = [before?.[name], after?.[name]];
    const [wasWords, isWords] = [valueOf(words, kind, name, was), valueOf(words, kind, name, is)];
    if (before === null) return isWords === '' ? [] : [{ name, label, before: null, after: isWords }];
    if (after === null) return wasWords === '' ? [] : [{ name, label, before: wasWords, after: null }];
    if (was === is) return [{ name, label, before: null, after: isWords }];
    const event = eventOf(words, name, was, is);
    if (event !== undefined) return [{ name, label, before: null, after: event, said: event }];
    const refund = refundOf(words, name, was, is);
    if (refund !== undefined) return [{ name, label, before: wasWords, after: isWords, said: refund }];
    const isSame = wasWords === isWords;
    if (isSame && isArticle(name)) {
      const { sameWords } = words.texts.admin.news.articleWords;
      return [{ name, label, before: null, after: sameWords, said: `${label}: ${sameWords}` }];
    }
    if (isSame && isWords === words.texts.admin.log.file)
      return [{ name, label, before: wasWords, after: words.texts.admin.log.otherFile }];
    return [
      {
        name,
        label,
        before: isSame ? String(was ?? '') : wasWords,
        after: isSame ? String(is ?? '') : isWords,
      },
    ];
  });
};

/** A change of one field in a line, as the history of a panel says it. */
const line = ({ history }: OfficeTexts['admin'], { label, before, after, said }: ReadChange) =>
  said ?? history.changed(label, before || history.empty, after || history.empty);

/** Of an erased family the log keeps that something was changed, and no longer what. */
const isErased = ({ object_name, before, after }: AuditEntry) =>
  object_name === '' && Object.keys({ ...before, ...after }).length === 0;

/** What an entry says, a line for each change; of what was created or deleted, only that it was. */
export const linesOf = (entry: AuditEntry, words: LogWords): string[] => {
  const { admin } = words.texts;
  if (entry.action !== 'update') return [admin.log.actions[entry.action]];
  if (isErased(entry)) return [admin.log.erasedChange];
  const said = changesIn(entry, words).filter(
    (change) => change.before !== null || change.said !== undefined,
  );
  return said.length === 0 ? [admin.log.actions.update] : said.map((change) => line(admin, change));
};

/** Its first line, and how many others there are. */
export const summaryOf = (entry: AuditEntry, words: LogWords): string => {
  const [first = '', ...others] = linesOf(entry, words);
  const said = others.length === 0 ? first : words.texts.admin.log.more(first, others.length);
  const which = classOf(entry, words);
  return which === '' ? said : `${which}: ${said}`;
};

/** Which live class of its group an entry is about: its unit, and its day where that stands in the entry and is not what changed. */
const classOf = ({ kind, before, after }: AuditEntry, words: LogWords): string => {
  if (kind !== 'live_class') return '';
  const { courses } = words.texts.admin;
  const unit = after?.['unit'] ?? before?.['unit'];
  const [was, is] = [before?.['day'], after?.['day']];
  const day = before === null || after === null || was === is ? (is ?? was) : null;
  return [unit && courses.unitOf(Number(unit)), day && officeDate(String(day))].filter(Boolean).join(', ');
};

/** A group of live classes as the log names it, for whoever reads the log in whatever language: `Grade 3, group 2`. */
const GROUP_NAME = /^Grade (\d+), group (\d+)$/;

const nameIn = ({ courses, liveClasses }: OfficeTexts['admin'], name: string) =>
  name.replace(
    GROUP_NAME,
    (_, grade: string, number: string) =>
      `${courses.gradeOf(Number(grade))}, ${liveClasses.groupOf(Number(number))}`,
  );

/** What was changed, by its kind and the name that it had then; what has no name, or was erased, by its number. */
export const objectOf = (
  { kind, object_name: name, object_id: id }: Pick<AuditEntry, 'kind' | 'object_name' | 'object_id'>,
  { texts: { admin } }: LogWords,
): string => {
  if (name === '' && /^\d+$/.test(id)) return `${admin.log.kinds[kind]} #${id}`;
  if (kind === 'report') return admin.log.reportOf(Number(name));
  if (kind === 'written_test') return admin.log.writtenTestOf(Number(name));
  if (kind === 'written_test_opening') return admin.log.writtenTestOpenedOf(Number(name));
  if (kind === 'written_test_content') {
    const [grade, part] = id.split('-');
    return admin.log.writtenTestContentOf(Number(grade), Number(part));
  }
  if (kind === 'oral_test') return admin.log.oralTestOf(Number(name));
  if (kind === 'batch') return admin.batches.numbered(Number(name));
  if (kind === 'announcement')
    return `${admin.log.kinds.announcement}: ${admin.batches.numbered(Number(name))}`;
  if (kind === 'kit_stock') return `${admin.log.kinds[kind]}: ${officeDate(name)}`;
  const isOfGroup = kind === 'live_group' || kind === 'live_class';
  const read = isOfGroup ? nameIn(admin, name) : name;
  return `${admin.log.kinds[kind]}: ${id === 'card_fee' ? admin.log.cardFee : read || id}`;
};
