import { compile } from './check-imports.ts';
import { lineOf, nodesOf } from './read-imports.ts';
import { type Look, type WordRow, words } from './word-table.ts';

type Node = ReturnType<typeof nodesOf>[number];

const nameOf = (node: unknown) => (node as { name?: unknown } | undefined)?.name;
const isCall = (node: Node) => node.type === 'CallExpression' || node.type === 'NewExpression';

/** `const { env } = process` reads the member as well as `process.env` does, and so does `process['env']`. */
function readsMember(node: Node, [object, member]: readonly [string, string]): boolean {
  if (node.type === 'MemberExpression') {
    const property = node['property'] as { name?: unknown; value?: unknown };
    return nameOf(node['object']) === object && (property.name === member || property.value === member);
  }
  if (node.type !== 'VariableDeclarator' || nameOf(node['init']) !== object) return false;
  const { properties = [] } = node['id'] as { properties?: readonly { key?: unknown }[] };
  return properties.some(({ key }) => nameOf(key) === member);
}

/** `payment.request`, `payment['request']` and `const { request } = payment`, whatever the object is called. */
function readsProperty(node: Node, name: string): boolean {
  if (node.type === 'MemberExpression') {
    const property = node['property'] as { name?: unknown; value?: unknown };
    return property.name === name || property.value === name;
  }
  if (node.type !== 'ObjectPattern') return false;
  return (node['properties'] as readonly { key?: unknown }[]).some(({ key }) => nameOf(key) === name);
}

function looksLike(node: Node, look: Look): boolean {
  if ('member' in look) return readsMember(node, look.member);
  if ('property' in look) return readsProperty(node, look.property);
  if ('object' in look) return node.type === 'MemberExpression' && nameOf(node['object']) === look.object;
  if (!isCall(node)) return false;
  if ('call' in look) return nameOf(node['callee']) === look.call;
  return nameOf(node['callee']) === look.emptyCall && (node['arguments'] as unknown[]).length === 0;
}

/** Where the words of the table stand though they must not, each in a sentence with its reason. */
export function findWords(table: readonly WordRow[], files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) => {
    const rows = table.filter(
      ({ where, except }) =>
        where.some((pattern) => compile(pattern).test(file)) &&
        !except.some((pattern) => compile(pattern).test(file)),
    );
    if (rows.length === 0) return [];
    return nodesOf(file, source).flatMap((node) =>
      rows
        .filter(({ word }) => looksLike(node, words[word]))
        .map(({ word, reason }) => `${file}:${lineOf(source, node.start)} says ${word}: ${reason}`),
    );
  });
}
