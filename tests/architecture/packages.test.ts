import { describe, expect, test } from 'vitest';
import { listFiles, readSource } from './sources.ts';

interface Rule {
  readonly found: RegExp;
  /** files in which it is right, each with the reason */
  readonly except?: Readonly<Record<string, string>>;
}

/**
 * Packages are used by what they name. A release may change the rest without telling, and whoever reads our code would have to know
 * theirs.
 */
const rules: Readonly<Record<string, Rule>> = {
  'changes the types of a package': {
    found: /declare module ['"]/,
    except: {
      'src/server/platform/http/timeouts.ts': 'Fastify documents that routes get settings of their own so',
      'src/web/app/query.ts': 'TanStack Query documents that the type of `meta` is registered so',
      'src/server/day-close/papaparse.d.ts': 'the package has no types',
      'src/web/admin/shipping/jsbarcode.d.ts': 'the package has no types',
    },
  },
  'imports a file that the package does not export': {
    found: /from ['"](?:@[^/'"]+\/)?[^@./'"][^'"/]*\/(?:dist|lib|build|esm|cjs|internal)\//,
  },
  'puts another file in the place of one of a package': {
    found: /resolveId[^;]*node_modules/s,
    except: { 'vite.config.ts': 'the loader of screens, until React Router’s own does' },
  },
  'reads or sets a private member': {
    // Of zod `_default` and `_zod` are documented.
    found: /[\w)\]]\.__?(?!default\b|zod\b|dirname\b)[a-z]|[\w)\]]\._\.|\[['"]_(?!zod)\w*['"]\]/i,
    except: { 'src/web/app/load-screens.ts': 'the loader of screens, until React Router’s own does' },
  },
  'takes another object for one of the driver or the framework': {
    found:
      /as unknown as (?:pg\.)?(?:Pool|PoolClient|Client|Query|Connection|PGlite|Transaction|FastifyRequest|FastifyReply)\b/,
  },
};

const sources = listFiles('{src,scripts,bench}/**/*.{ts,tsx,mjs}')
  .concat(listFiles('*.ts'))
  .filter((path) => !/\.test(?:-support)?\.tsx?$/.test(path));

describe('no file', () => {
  test.each(Object.entries(rules))('%s', (_, { found, except = {} }) => {
    expect(sources.filter((path) => !(path in except) && found.test(readSource(path)))).toEqual([]);
  });
});

test.each([
  ['changes the types of a package', "declare module 'pg' {"],
  ['imports a file that the package does not export', "import Query from 'pg/lib/query.js';"],
  ['imports a file that the package does not export', "import { x } from '@scope/name/dist/x.js';"],
  ['puts another file in the place of one of a package', 'resolveId: (id) => `node_modules/${id}`'],
  ['reads or sets a private member', 'client._activeQuery = null;'],
  ['reads or sets a private member', "type Data = Column['_']['data'];"],
  ['reads or sets a private member', 'return db._.session;'],
  ['takes another object for one of the driver or the framework', 'link as unknown as PoolClient'],
])('a file that %s is found: %s', (name, line) => expect(line).toMatch(rules[name]?.found ?? /^$/));
