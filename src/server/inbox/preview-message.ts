import type { MessagePreview, ToldMessage } from '../../contract/inbox.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  type FamilyKind,
  type Standing,
  familyKinds,
  hasOwnMail,
  isChosenKind,
  mailOf,
} from '../../domain/messages/notice-kind.ts';
import { newestChild } from '../families/newest-child.ts';
import type { InboxContext } from './context.ts';
import { exampleMail } from './example-mail.ts';
import { exampleOf } from './example-notice.ts';
import { presentTold } from './list-told.ts';
import { type ToldRow, findTold, newestOfKinds, newestTold } from './told-store.ts';
import { childOf, whatsappText } from './whatsapp-text.ts';

/** In place of every link but that to the privacy page: a preview holds no way into a family's account. */
const NOWHERE = '#';

/** Where a message names no child. */
const EXAMPLE_CHILD = 'Alya';

/** A message, and how its mail and its text for WhatsApp read; nothing is sent or kept. */
export const previewMessage = async (
  context: InboxContext,
  notifId: number,
): Promise<{ message: ToldMessage; preview: MessagePreview } | Refused<'not_found'>> => {
  const told = await findTold(context.database.db, notifId);
  return told
    ? { message: presentTold(told), preview: await previewOfTold(context, told) }
    : refuse('not_found');
};

/** Every kind of message to families, with when one was told last. */
export const listKinds = async ({ database: { db } }: InboxContext) => {
  const newest = await newestOfKinds(db, familyKinds);
  return familyKinds.map((kind) => ({ kind, told_at: newest.get(kind)?.toISOString() ?? null }));
};

/** A kind as its newest message reads. While there is none, as an example that names the child added last. */
export const previewKind = async (
  context: InboxContext,
  kind: FamilyKind,
): Promise<{
  message: ToldMessage | null;
  words: Pick<ToldMessage, 'title' | 'title_indo' | 'body' | 'body_indo'> | null;
  preview: MessagePreview | null;
}> => {
  const { db } = context.database;
  const told = await newestTold(db, kind);
  if (told) {
    const message = presentTold(told);
    const { title, title_indo, body, body_indo } = message;
    return {
      message,
      words: { title, title_indo, body, body_indo },
      preview: await previewOfTold(context, told),
    };
  }
  const child = await newestChild(db);
  const at = context.clock.now();
  const example = child && exampleOf(kind, child.firstName, at);
  if (!example) return { message: null, words: null, preview: null };
  const { title, titleIndo, body, bodyIndo } = example;
  const { childId, parent } = child;
  const asTold = { ...example, ...parent, kind, childId, createdAt: at, mailAt: null, isUrgent: false };
  return {
    message: null,
    words: { title, title_indo: titleIndo, body, body_indo: bodyIndo },
    preview: await previewOf(context, asTold, 'unknown'),
  };
};

type Previewed = Pick<
  ToldRow,
  | 'kind'
  | 'childId'
  | 'createdAt'
  | 'title'
  | 'titleIndo'
  | 'body'
  | 'bodyIndo'
  | 'mailAt'
  | 'isUrgent'
  | 'firstName'
  | 'gender'
  | 'locale'
>;

const previewOfTold = async (context: InboxContext, told: ToldRow): Promise<MessagePreview> =>
  previewOf(context, told, await context.standingOf(context.database.db, told, context.clock.now()));

const previewOf = async (
  { database, clock, publicUrl, render }: InboxContext,
  told: Previewed,
  standing: Standing,
): Promise<MessagePreview> => {
  const { kind, firstName, gender } = told;
  const mail = mailOf(told) ?? (hasOwnMail(kind) ? 'own' : 'none');
  const child = await childOf(database.db, told);
  const letterIn = (language: 'en' | 'id') => {
    if (hasOwnMail(kind)) {
      const about = { firstName, gender, url: NOWHERE, child: child ?? EXAMPLE_CHILD, at: told.createdAt };
      return exampleMail(render, kind, language, about);
    }
    const [title, body] = language === 'en' ? [told.title, told.body] : [told.titleIndo, told.bodyIndo];
    return render('notices', language, {
      firstName,
      gender,
      notices: [{ kind, title, body, url: NOWHERE }],
      inboxUrl: NOWHERE,
      leaveUrl: isChosenKind(kind) ? NOWHERE : null,
    });
  };
  const mailIn = async (language: 'en' | 'id') => {
    const { subject, html, text } = await letterIn(language);
    return { language: language === 'en' ? ('EN' as const) : ('ID' as const), subject, html, text };
  };
  return {
    mail,
    mail_at: told.mailAt?.toISOString() ?? null,
    mails: mail === 'none' ? [] : [await mailIn('en'), await mailIn('id')],
    whatsapp: whatsappText({
      told,
      child,
      standing,
      at: clock.now(),
      publicUrl,
    }),
  };
};
