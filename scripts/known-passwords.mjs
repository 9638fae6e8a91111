// Writes the list of common passwords from the ranked list of @zxcvbn-ts/language-common (MIT), shorter ones left out because they
// are refused anyway. Run `node scripts/known-passwords.mjs` after updating that package.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

const file = join(import.meta.dirname, '../src/server/accounts/known-passwords.txt');
const longEnough = dictionary['passwords-common'].filter((password) => password.length >= 8);
writeFileSync(file, `${longEnough.slice(0, 10_000).join('\n')}\n`);
