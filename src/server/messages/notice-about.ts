import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import type { NamedChild } from '../families/named-children.ts';
import type { Notice } from '../inbox/notify.ts';

/** A notice in both languages about some children of a family. It leads to the child it is about, or to all of them. */
export const noticeAbout = (
  children: readonly Omit<NamedChild, 'familyId'>[],
  { kind, now }: Pick<Notice, 'kind' | 'now'>,
  text: (language: Language) => { title: string; body: string },
): Notice => {
  const [english, indonesian] = [text('en'), text('id')];
  const [only] = children.length === 1 ? children : [];
  return {
    kind,
    childId: only?.childId ?? null,
    title: english.title,
    titleIndo: indonesian.title,
    body: english.body,
    bodyIndo: indonesian.body,
    link: only ? paths.child(only.childId) : paths.profile(4),
    now,
  };
};
