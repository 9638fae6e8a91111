/**
 * The address of a request, as the routes can read it. An absolute one (`GET http://host/login`) counts by its path,
 * whatever host it names; a broken escape (`/%zz`) means itself, so that it leads nowhere in the usual way.
 */
export const requestTarget = ({ url = '/' }: { url?: string | undefined }): string => {
  const target = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*\/?/i, '/') : url;
  const [path = '/', query] = target.split(/\?(.*)/s, 2);
  if (readable(path)) return target;
  const literal = path.replaceAll('%', '%25');
  return query === undefined ? literal : `${literal}?${query}`;
};

const readable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};
