import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Row } from './import-table.ts';
import { readImports } from './read-imports.ts';

const tokens = /\/\*\*\/|\/\*\*$|\*\*|\*|\{[^}]*\}|<[a-z]+>|[.+^$()|[\]\\?]/g;

/** A pattern of the tables as a regular expression. */
export function compile(pattern: string): RegExp {
  const seen = new Set<string>();
  const source = pattern.replace(tokens, (token) => {
    if (token === '/**/') return '/(?:.*/)?';
    if (token === '/**') return '(?:/.*)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token.startsWith('{')) return `(?:${token.slice(1, -1).replaceAll(',', '|')})`;
    if (!token.startsWith('<')) return `\\${token}`;
    const name = token.slice(1, -1);
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}

const matches = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => compile(pattern).test(path));

export interface Sources {
  /** source by project path, of every file to be judged */
  readonly files: ReadonlyMap<string, string>;
  /** whether there is a file at this project path, judged or not (a style sheet, a picture) */
  exists(path: string): boolean;
}

/** What an import leads to, in the table's words; null when it leads nowhere. */
export function targetOf(file: string, specifier: string | null, sources: Sources): string | null {
  if (specifier === null) return 'computed:';
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier.replace(/\?(url|raw|inline)$/, ''));
    // React Router writes these types beside each route when it is asked to; they exist in no checkout.
    if (path.includes('/+types/')) return path.replace('/+types/', '/');
    return sources.exists(path) ? path : null;
  }
  if (specifier.startsWith('node:')) return specifier;
  return isBuiltin(specifier) ? `node:${specifier}` : `npm:${specifier}`;
}

const isAllowed = (room: Row, target: string, typesOnly: boolean) =>
  (room.may ?? []).some((pattern) =>
    pattern.startsWith('types:')
      ? typesOnly && matches([pattern.slice('types:'.length)], target)
      : matches([pattern], target),
  );

/** What is wrong with the imports of these files, each in a sentence that names file, import and reason. */
export function checkImports(table: readonly Row[], sources: Sources): string[] {
  const wrong: string[] = [];
  for (const [file, source] of sources.files) {
    const speaking = table.filter((row) => matches([row.room], file) && !matches(row.except ?? [], file));
    const room = speaking.find((row) => row.may);
    if (!room) {
      wrong.push(
        `${file} stands in no room of the import table: move it, or give its room a row with a reason`,
      );
      continue;
    }
    const rules = [room, ...speaking.filter((row) => !row.may)];
    for (const { specifier, line, typesOnly } of readImports(file, source)) {
      const target = targetOf(file, specifier, sources);
      const at = `${file}:${line} imports ${specifier ?? 'an address made at run time'}`;
      if (target === null) {
        wrong.push(`${at}, which leads to no file (write the whole name, ending included)`);
        continue;
      }
      const broken = isAllowed(room, target, typesOnly)
        ? rules.find((row) => matches(row.never ?? [], target))
        : room;
      if (broken) wrong.push(`${at}: ${broken.reason}`);
    }
  }
  return wrong;
}
