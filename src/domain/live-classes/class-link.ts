/** Where live classes are held: the hosts whose links staff may paste, each with what stands below it. */
const rooms = ['zoom.us', 'meet.google.com', 'meet.jit.si', '8x8.vc'] as const;

const isIn = (host: string, room: string): boolean => host === room || host.endsWith(`.${room}`);

/** Zoom's links for the host alone start the meeting as the teacher: `/s/…` and `zak=`. */
const isForTheHost = (url: URL): boolean =>
  /^\/(s|wc\/\d+\/start)(\/|$)/.test(url.pathname) || url.searchParams.has('zak');

/**
 * The link of a live class as staff pasted it (rule R190).
 * @returns the link to keep, or why it cannot be one: not an https address, of a host that holds no classes, or one for the host alone
 */
export function readClassLink(
  typed: string,
):
  | { readonly link: string }
  | { readonly refused: 'link_not_https' | 'link_of_another_host' | 'link_of_the_host' } {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return { refused: 'link_not_https' };
  if (!rooms.some((room) => isIn(url.hostname, room)) || url.port !== '')
    return { refused: 'link_of_another_host' };
  if (isForTheHost(url)) return { refused: 'link_of_the_host' };
  return { link: url.href };
}
