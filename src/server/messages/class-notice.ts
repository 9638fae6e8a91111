import { type Zone, zoneOfProvince } from '../../domain/values/zones.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { provincesOf } from '../accounts/provinces-of.ts';
import { type NamedChild, namedChildren } from '../families/named-children.ts';
import type { Notice } from '../inbox/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { noticeAbout } from './notice-about.ts';
import type { FamilyNotice } from './tell-at-moments.ts';

/** A family with those of its children who are told of, and the zone in which it reads a time. */
export interface ToldFamily {
  readonly userId: number;
  readonly children: readonly NamedChild[];
  readonly zone: Zone;
}

/** The families of these children: two queries, however many they are. */
export const familiesOf = async (tx: Tx, childIds: readonly number[]): Promise<ToldFamily[]> => {
  const families = Map.groupBy(await namedChildren(tx, childIds), ({ familyId }) => familyId);
  const provinces = await provincesOf(tx, [...families.keys()]);
  return [...families].map(([userId, children]) => ({
    userId,
    children,
    zone: zoneOfProvince(provinces.get(userId) ?? null),
  }));
};

/** A notice of live classes; of one child it leads to its live classes. */
export const classNotice = (
  { userId, children }: Pick<ToldFamily, 'userId' | 'children'>,
  { isUrgent = false, ...about }: Pick<Notice, 'kind' | 'now' | 'isUrgent'>,
  text: (language: Language) => { title: string; body: string },
): FamilyNotice => {
  const notice = noticeAbout(children, about, text);
  const link = notice.childId === null ? notice.link : paths.liveClasses(notice.childId);
  return { ...notice, userId, link, isUrgent };
};
