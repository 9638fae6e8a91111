import { randomBytes } from 'node:crypto';
import type { Member } from './entry.ts';
import type { RenderedPage } from './page-cache.ts';

/** What stands in a shared page for a name and a photo. Nobody can write it into a page, because nobody knows it. */
const mark = randomBytes(12).toString('hex');
const NAME = `name-${mark}`;
const IMAGE = `/photo-${mark}`;
const MARKS = new RegExp(`(${NAME}|${IMAGE})`);

/** A page as all signed-in parents get it, cut where their name and their photo stand. */
export interface MemberPage {
  readonly headers: Readonly<Record<string, string>>;
  /** texts of the page and marks in turn */
  readonly pieces: readonly string[];
}

/** Who stands for a member while the shared page is rendered: with a photo and without one it is another page. */
export const standInFor = ({ imageUrl }: Member): Member => ({
  firstName: NAME,
  imageUrl: imageUrl === null ? null : IMAGE,
});

export const toMemberPage = ({ headers, body }: RenderedPage): MemberPage => ({
  headers,
  pieces: body.toString().split(MARKS),
});

export const isMemberPage = (page: MemberPage | RenderedPage): page is MemberPage => 'pieces' in page;

/** The page with this member's name and photo in it. */
export const personalised = (
  { headers, pieces }: MemberPage,
  { firstName, imageUrl }: Member,
): RenderedPage => {
  const own: Record<string, string> = { [NAME]: escaped(firstName), [IMAGE]: escaped(imageUrl ?? '') };
  const html = pieces.map((piece) => own[piece] ?? piece).join('');
  return { status: 200, headers, cookies: [], body: Buffer.from(html) };
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React escapes texts and attributes, which the test compares. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
