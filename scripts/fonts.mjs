// Writes the fonts that every page loads (src/web/ui/page/fonts). Run `node scripts/fonts.mjs` after updating a font's
// package or changing what is kept of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBSETS, subsetOf } from './lib/font-subsets.mjs';

const root = join(import.meta.dirname, '..');
for (const subset of SUBSETS) {
  const bytes = await subsetOf(root, subset);
  writeFileSync(join(root, 'src/web/ui/page/fonts', subset.name), bytes);
  console.log(`${subset.name}: ${bytes.length} bytes`);
}
