/** A host whose rooms hold classes: the shapes of the paths that lead participants in, and what of a query belongs to them. */
interface Room {
  readonly host: string;
  readonly paths: readonly RegExp[];
  readonly keeps: readonly string[];
}

const id = String.raw`[\w.-]+`;
const rooms: readonly Room[] = [
  {
    host: 'zoom.us',
    paths: [new RegExp(`^/(?:j|w|my|wc/join)/${id}/?$`), new RegExp(`^/wc/${id}/join/?$`)],
    keeps: ['pwd', 'omn'],
  },
  {
    host: 'meet.google.com',
    paths: [/^\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/, new RegExp(`^/lookup/${id}$`)],
    keeps: [],
  },
  { host: 'meet.jit.si', paths: [new RegExp(`^/${id}$`)], keeps: [] },
  { host: '8x8.vc', paths: [new RegExp(`^/${id}/${id}$`)], keeps: [] },
];

const isIn = (host: string, room: string): boolean => host === room || host.endsWith(`.${room}`);

/** What starts the meeting as its host: Zoom's `/s/…` and `start`, its keys `zak` and `tk`, and the token of a moderator. */
const isForTheHost = (url: URL): boolean =>
  /(^|\/)(s|start)(\/|$)/i.test(decodeURIComponent(url.pathname)) ||
  /(^|[?&#])(zak|tk|jwt)=/i.test(`${url.search}${url.hash}`);

const isReadable = (url: URL): boolean => {
  try {
    decodeURIComponent(url.pathname);
    return true;
  } catch {
    return false;
  }
};

/**
 * The link of a live class as staff pasted it (rule R190), without what a room does not need.
 * @returns the link to keep, or why it cannot be one: not an https address, of no room for classes, or one for the host alone
 */
export function readClassLink(
  typed: string,
):
  | { readonly link: string }
  | { readonly refused: 'link_not_https' | 'link_of_another_host' | 'link_of_the_host' } {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return { refused: 'link_not_https' };
  const room = rooms.find(({ host }) => isIn(url.hostname, host));
  if (!room || url.port !== '' || !isReadable(url)) return { refused: 'link_of_another_host' };
  if (isForTheHost(url)) return { refused: 'link_of_the_host' };
  if (!room.paths.some((shape) => shape.test(url.pathname))) return { refused: 'link_of_another_host' };
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => room.keeps.includes(name)));
  return { link: `${url.origin}${url.pathname}${kept.size > 0 ? `?${kept}` : ''}` };
}

/** Whether a text names the room of a class: families get it on their page alone, and only when it is open (rule R190). */
export const namesRoom = (text: string): boolean => {
  // A browser also goes there by a name that ends in a dot, with a port, or by the other slash.
  const plain = text.toLowerCase().replaceAll(/\.?(:\d*)?[/\\]/g, '/');
  return rooms.some(({ host }) => plain.includes(`${host}/`));
};
