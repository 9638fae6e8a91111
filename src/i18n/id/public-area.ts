import type { AreaTexts } from '../texts.ts';
import { accounts as signingIn } from './accounts.ts';
import { consents } from './consents.ts';
import { fields, problems } from './fields.ts';
import { forms } from './forms.ts';
import { shell } from './shell.ts';
import { accounts as signingUp } from './sign-up.ts';
import { site } from './site.ts';
import { publicPages } from './public-pages.ts';

const accounts = { ...signingIn, passwordHint: signingUp.signUp.passwordHint };

export const texts: AreaTexts['public'] = {
  shell,
  site,
  publicPages,
  accounts,
  consents,
  forms,
  fields,
  problems,
};
