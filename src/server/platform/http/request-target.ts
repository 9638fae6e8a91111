/** A path that has neither a page nor a call, with the page's and the API's own 404. */
const NOWHERE = '/%2500';

/**
 * The address of a request, as the routes can read it. An absolute one (`GET http://host/login`) counts by its path,
 * whatever host it names; a broken escape (`/%zz`) means itself, so that it leads nowhere in the usual way. So does
 * NUL (`/%00`), which no name holds and the database cannot compare with, and what is no path (`*`).
 */
export const requestTarget = ({ url = '/' }: { url?: string | undefined }): string => {
  const target = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*\/?/i, '/') : url;
  if (!target.startsWith('/')) return NOWHERE;
  const [path = '/', query] = target.split(/\?(.*)/s, 2);
  const decoded = decode(path);
  if (decoded?.includes('\0')) return decoded.startsWith('/api/') ? `/api${NOWHERE}` : NOWHERE;
  if (decoded !== null) return target;
  const literal = path.replaceAll('%', '%25');
  return query === undefined ? literal : `${literal}?${query}`;
};

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};
