import { randomBytes } from 'node:crypto';
import { type GzipPiece, gzipPiece, joinedGzip } from '../http/joined-gzip.ts';
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
  /** the page's own pieces, and the marks between them */
  readonly pieces: readonly (GzipPiece | Mark)[];
}

type Mark = 'name' | 'photo';

/** Who stands for a member while the shared page is rendered: with a photo and without one it is another page. */
export const standInFor = ({ imageUrl }: Member): Member => ({
  firstName: NAME,
  imageUrl: imageUrl === null ? null : IMAGE,
});

export const toMemberPage = ({ headers, body }: RenderedPage): MemberPage => ({
  headers,
  pieces: body.toString().split(MARKS).map(pieceOf),
});

const pieceOf = (text: string): GzipPiece | Mark => {
  if (text === NAME) return 'name';
  return text === IMAGE ? 'photo' : gzipPiece(Buffer.from(text));
};

export const bytesOfMemberPage = ({ pieces }: MemberPage): number =>
  pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? 0 : piece.plain.length + piece.blocks.length),
    0,
  );

export const isMemberPage = (page: MemberPage | RenderedPage): page is MemberPage => 'pieces' in page;

/** The page with this member's name and photo in it. */
export const personalised = (
  { headers, pieces }: MemberPage,
  { firstName, imageUrl }: Member,
): RenderedPage => {
  const own = {
    name: gzipPiece(Buffer.from(escaped(firstName))),
    photo: gzipPiece(Buffer.from(escaped(imageUrl ?? ''))),
  };
  const all = pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece));
  const body = Buffer.concat(all.map(({ plain }) => plain));
  return { status: 200, headers, cookies: [], body, gzipped: () => joinedGzip(all) };
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
