import { type ResolveFnOutput, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const sources = new URL('..', import.meta.url).href;

// Built (vite.server.config.ts) this is the whole server in a few files; from source it is 1,800. Kept compiled, they are
// neither stripped of their types nor compiled again. Where the folder cannot be written this does nothing.
enableCompileCache(join(project, 'build', '.compiled'));

// A package means the same in every file of ours: Node would read its package.json again for each (drizzle-orm's: 180 kB).
const found = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL?.startsWith(sources) && context.conditions.includes('import');
    if (!ours || !/^[@a-z]/.test(specifier)) return next(specifier, context);
    const known = found.get(specifier);
    if (known) return { ...known, shortCircuit: true };
    const resolved = next(specifier, context);
    found.set(specifier, resolved);
    return resolved;
  },
});

await import('./run.ts');
