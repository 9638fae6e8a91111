import { parseSync } from 'vite';

export interface Import {
  /** what stands between the quotes, or null when the address is made at run time */
  readonly specifier: string | null;
  readonly line: number;
  /** gone when the types are stripped */
  readonly typesOnly: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node of a source, parents first. A source that cannot be parsed is a failure of its own. */
export function nodesOf(file: string, source: string): Node[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(program);
  return found;
}

export const lineOf = (source: string, start: number) => source.slice(0, start).split('\n').length;

const textOf = (literal: unknown): string | null => {
  if (!isNode(literal)) return null;
  if (literal.type === 'Literal' && typeof literal['value'] === 'string') return literal['value'];
  if (literal.type === 'TSLiteralType') return textOf(literal['literal']);
  return null;
};

const allTypes = (node: Node, kind: 'importKind' | 'exportKind') => {
  const specifiers = node['specifiers'];
  return (
    node[kind] === 'type' ||
    (Array.isArray(specifiers) &&
      specifiers.length > 0 &&
      specifiers.every((one: Node) => one[kind] === 'type'))
  );
};

const isRequire = (node: Node) => {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'require';
};

function importOf(node: Node): { target: unknown; typesOnly: boolean } | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return { target: node['source'], typesOnly: allTypes(node, 'importKind') };
    case 'ExportAllDeclaration':
      return { target: node['source'], typesOnly: node['exportKind'] === 'type' };
    case 'ExportNamedDeclaration':
      return node['source'] ? { target: node['source'], typesOnly: allTypes(node, 'exportKind') } : null;
    case 'ImportExpression':
      return { target: node['source'], typesOnly: false };
    case 'TSImportType':
      return { target: node['source'], typesOnly: true };
    case 'TSExternalModuleReference':
      return { target: node['expression'], typesOnly: false };
    case 'CallExpression':
      return isRequire(node) ? { target: (node['arguments'] as unknown[])[0], typesOnly: false } : null;
    default:
      return null;
  }
}

/** Static, dynamic and type-only imports, re-exports and `import('…')` types, in the order they stand. */
export const readImports = (file: string, source: string): Import[] =>
  nodesOf(file, source).flatMap((node) => {
    const found = importOf(node);
    if (!found) return [];
    const { target, typesOnly } = found;
    return [{ specifier: textOf(target), line: lineOf(source, node.start), typesOnly }];
  });
