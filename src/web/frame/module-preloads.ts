import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

/**
 * The manifest of one page for its rendering, without what its modules import, and the files that they import. React Router would
 * name each of them in a link element; seventy of these cost an office page a twentieth of its time, so that they are written as
 * text by `withModulePreloads`.
 * @param ids of the routes that match the page's address
 */
export const splitImports = (
  { entry, routes, ...others }: Manifest,
  ids: readonly string[],
): { manifest: Manifest; imports: string[] } => {
  const matched = ids.flatMap((id) => routes[id] ?? []);
  const named = new Set([entry.module, ...matched.map(({ module }) => module)]);
  const imports = new Set([entry, ...matched].flatMap((one) => one.imports ?? []));
  return {
    manifest: {
      ...others,
      entry: { ...entry, imports: [] },
      routes: Object.fromEntries(matched.map((route) => [route.id, { ...route, imports: [] }])),
    },
    imports: [...imports].filter((file) => !named.has(file)),
  };
};

/**
 * A page with a link for each of these files behind that for its first module, as React would write it: in the browser, React takes
 * it for its own. A page without scripts has no such link and stays as it is.
 */
export const withModulePreloads = (
  page: Buffer,
  first: string,
  imports: readonly string[],
  nonce: string | undefined,
): Buffer => {
  const end = nonce === undefined ? '"/>' : `" nonce="${nonce}"/>`;
  const link = (file: string) => `<link rel="modulepreload" href="${file}${end}`;
  const found = page.indexOf(link(first));
  if (found === -1) return page;
  const place = found + Buffer.byteLength(link(first));
  return Buffer.concat([
    page.subarray(0, place),
    Buffer.from(imports.map(link).join('')),
    page.subarray(place),
  ]);
};
