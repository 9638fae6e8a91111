import type { familyImport } from '../../contract/family-import.ts';
import { importColumns } from '../../domain/access/imported-row.ts';
import { spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';
import { imports as en } from '../../i18n/en/admin-imports.ts';
import { imports as indonesian } from '../../i18n/id/admin-imports.ts';
import { localeOf } from '../../i18n/language.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { checkImport } from './check-import.ts';
import type { FamilyImportContext } from './context.ts';
import { acceptFamilyInvitation, inviteFamilies, showFamilyInvitation } from './invite-families.ts';
import { listImports, showImport } from './list-imports.ts';
import { takeImport } from './take-import.ts';

export const familyImportRoutes = (context: FamilyImportContext): Handlers<typeof familyImport, Actors> => {
  const { db } = context.accounts.database;
  return {
    'GET /family-import': async () => ({ imports: await listImports(db) }),
    'GET /family-import/template': async ({ query: { separator = ';' }, language }) => {
      const { columns } = language === 'id' ? indonesian : en;
      const titles = importColumns.map((column) => columns[column]);
      return { fileName: 'kancil-english-families.csv', csv: `\uFEFF${spreadsheetRow(titles, separator)}` };
    },
    'POST /family-import/check': ({ body }) => checkImport(context, body.content),
    'POST /family-import': ({ actor, body }) =>
      takeImport(context, { by: actor.userId, fileName: body.file_name, content: body.content }),
    'GET /family-import/{importId}': ({ params, query }) => showImport(db, params.importId, query),
    'POST /family-import/invite': ({ actor, body }) =>
      inviteFamilies(context, { by: actor.userId, importId: body.import_id, userIds: body.user_ids }),
    'GET /family-import/invitation/{token}': ({ params }) => showFamilyInvitation(context, params.token),
    'POST /family-import/accept': ({ body, language }) =>
      acceptFamilyInvitation(context, body, localeOf(language)),
  };
};
