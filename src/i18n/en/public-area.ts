import { accounts as signingIn } from './accounts.ts';
import { consents } from './consents.ts';
import { fields, problems } from './fields.ts';
import { forms } from './forms.ts';
import { shell } from './shell.ts';
import { accounts as signingUp } from './sign-up.ts';
import { site } from './site.ts';
import { publicPages } from './public-pages.ts';

const accounts = { ...signingIn, passwordHint: signingUp.signUp.passwordHint };

/** What the frame of public pages says; their own texts stand with them, but those of signing in. No browser loads it. */
export const texts = { shell, site, publicPages, accounts, consents, forms, fields, problems };
