import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

/** The bytes of a font that documents are set in, by its file below `node_modules`. */
export const readFont = (file: string): Uint8Array => readFileSync(join(packages, file));
