import { type Standing, mayBeRepeated } from '../../domain/messages/notice-kind.ts';
import * as lettersEn from '../../i18n/en/letters.ts';
import * as noticesEn from '../../i18n/en/notices.ts';
import * as lettersId from '../../i18n/id/letters.ts';
import * as noticesId from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { namedChildren } from '../families/named-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { ToldRow } from './told-store.ts';

const words = {
  EN: { ...lettersEn.letters, ...noticesEn.whatsapp },
  ID: { ...lettersId.letters, ...noticesId.whatsapp },
};

/** The first name of the child that a message is about; null: it is about no single one. */
export const childOf = async (
  db: Database,
  { childId }: Pick<ToldRow, 'childId'>,
): Promise<string | null> => {
  const [child] = childId === null ? [] : await namedChildren(db, [childId]);
  return child?.firstName ?? null;
};

/** A message as staff repeat it by WhatsApp, in the language of the family (rule R174). */
export const whatsappText = ({
  told,
  child,
  standing,
  at,
  publicUrl,
}: {
  told: Pick<ToldRow, 'kind' | 'createdAt' | 'title' | 'titleIndo' | 'firstName' | 'gender' | 'locale'>;
  child: string | null;
  standing: Standing;
  at: Date;
  publicUrl: string;
}): string => {
  const { greeting, aboutChild, aboutFamily, signIn } = words[told.locale];
  const about = child === null ? aboutFamily : aboutChild(child);
  const title = told.locale === 'ID' ? told.titleIndo : told.title;
  return [
    greeting(told.firstName, told.gender),
    `${mayBeRepeated(told, { standing, now: at }) ? title : about}.`,
    signIn(`${publicUrl}${paths.login}`),
  ].join('\n');
};
