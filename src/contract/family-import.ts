import * as z from 'zod/mini';
import { importColumns, rowFaults } from '../domain/access/imported-row.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { separated } from './list.ts';
import { namedObject } from './named-object.ts';

const tag = 'Import of families';

/** Rows of a file, without its heading. */
export const IMPORT_MAX_ROWS = 20_000;
/** Rows of a file that say which year was paid: each is enrolled for itself, in the one transaction. */
export const IMPORT_MAX_YEARS = 2_000;
/** Bytes of a file. */
export const IMPORT_MAX_BYTES = 8 * 1024 ** 2;
/** In JSON a quote or a line break takes two bytes. */
const BODY_MAX_BYTES = 2 * IMPORT_MAX_BYTES + 64 * 1024;
/** Faults, and lines of families that are there already, that an answer names; the others are counted. */
export const FAULTS_NAMED = 200;

/** Why a file is no list of families. */
export const fileProblems = [
  'too_large',
  'not_text',
  'broken_quote',
  'too_many_columns',
  'too_many_rows',
  'too_many_years',
  'no_rows',
  'missing_columns',
  'repeated_column',
] as const;

/** What is wrong with a cell: what its form would say, or what the rows say together. */
export const cellFaults = [
  'required',
  'invalid',
  'invalid_date',
  'too_long',
  'not_a_name',
  ...rowFaults,
] as const;
export type CellFault = (typeof cellFaults)[number];

const column = z.enum(importColumns);

/** What would become of a file. Nothing was taken. */
export const ImportCheck = namedObject('ImportCheck', {
  /** why it cannot be read at all, with the line or the columns; null: it can */
  problem: z.nullable(
    z.object({ problem: z.enum(fileProblems), line: z.nullable(z.int()), columns: z.array(column) }),
  ),
  rows: z.int(),
  /** what would be taken */
  families: z.int(),
  children: z.int(),
  /** of the children those whose year was paid on paper */
  years: z.int(),
  /** what was paid for them on paper, by the months ("2026-08") into whose books it comes */
  paper_money: z.array(z.object({ month: z.string(), amount: z.int() })),
  /** rows of families that the school has already: by e-mail or phone number. They are left out */
  already: z.int(),
  /** the lines of the first of them, with the parent's name as the file has it */
  left_out: z.array(z.object({ line: z.int(), family: z.string() })),
  /** the numbers of the batches that a year can be of */
  open_batches: z.array(z.int()),
  /** all faults; while there is one nothing is taken */
  fault_count: z.int(),
  faults: z.array(
    z.object({
      line: z.int(),
      column,
      fault: z.enum(cellFaults),
      /** what is written there, or its beginning */
      cell: z.string(),
      /** the last day of a batch that is over */
      ended_on: z.nullable(z.string()),
    }),
  ),
});
export type ImportCheck = z.output<typeof ImportCheck>;

export const FamilyImport = namedObject('FamilyImport', {
  import_id: z.int(),
  file_name: z.string(),
  /** who took it, and when */
  by: z.string(),
  at: z.string(),
  families: z.int(),
  children: z.int(),
  already: z.int(),
  /** of its families those that are still there, that were invited, and that have come */
  there: z.int(),
  invited: z.int(),
  activated: z.int(),
});
export type FamilyImport = z.output<typeof FamilyImport>;

const ImportedFamily = namedObject('ImportedFamily', {
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  invited_at: z.nullable(z.string()),
  activated_at: z.nullable(z.string()),
  closed: z.boolean(),
});
export type ImportedFamily = z.output<typeof ImportedFamily>;

const file = {
  file_name: field.text(200),
  /** a CSV with a heading; what is too large or no table is answered, not refused */
  content: z.string({ error: field.missingOrInvalid }),
};
const token = field.text(200);

/** Families that came before the school had this product, taken from a file (rules R257 to R262). */
export const familyImport = {
  'GET /family-import': endpoint({
    summary: 'The files of families that were taken, the newest first',
    tag,
    who: 'owner',
    reply: z.object({ imports: z.array(FamilyImport) }),
  }),
  'GET /family-import/template': endpoint({
    summary: 'A table with the columns of such a file and no rows',
    tag,
    who: 'owner',
    query: z.object(separated),
    answers: 'spreadsheet',
  }),
  'POST /family-import/check': endpoint({
    summary: 'Say what would become of a file, row by row, and take nothing of it',
    tag,
    who: 'owner',
    body: z.object(file),
    maxBodyBytes: BODY_MAX_BYTES,
    reply: z.object({ check: ImportCheck }),
  }),
  'POST /family-import': endpoint({
    summary: 'Take the families of a file, all or none. They hear nothing of it',
    tag,
    who: 'owner',
    body: z.object(file),
    maxBodyBytes: BODY_MAX_BYTES,
    reply: z.object({ import: FamilyImport }),
    refusals: ['import_has_faults', 'nothing_to_import', 'email_taken'],
  }),
  'GET /family-import/{importId}': endpoint({
    summary: 'What became of an import: a page of its families',
    tag,
    who: 'owner',
    params: z.object({ importId: field.id }),
    query: z.object({ page: z.optional(field.id), size: z.optional(field.pageSize) }),
    reply: z.object({ import: FamilyImport, families: z.array(ImportedFamily), total: z.int() }),
    refusals: ['not_found'],
  }),
  'POST /family-import/invite': endpoint({
    summary:
      'Mail an invitation to the families of an import, to all or to these; left out is who has come, was closed or was invited in the last three days',
    tag,
    who: 'owner',
    body: z.object({
      import_id: field.id,
      user_ids: z.optional(z.array(field.id).check(z.maxLength(200, field.problem('too_long')))),
    }),
    reply: z.object({ invited: z.int(), left_out: z.int() }),
    refusals: ['not_found'],
  }),
  'GET /family-import/invitation/{token}': endpoint({
    summary: 'Whether the invitation of a family can still be answered, and for which children',
    tag,
    who: 'guest',
    params: z.object({ token }),
    reply: z.object({ first_name: z.string(), email: z.string(), childs: z.array(z.string()) }),
    // Not limited: nobody guesses 256 bits, and any page on the web can make a browser ask.
    refusals: ['invitation_unusable'],
  }),
  'POST /family-import/accept': endpoint({
    summary: 'Answer it: set a password and allow that the children learn, and sign in afterwards',
    tag,
    who: 'guest',
    body: z
      .object({
        token,
        password: field.password,
        password_confirmation: field.password,
        learning: z.literal(true, { error: field.problem('learning_needed') }),
      })
      .check(
        z.refine((value) => value.password === value.password_confirmation, {
          error: 'passwords_do_not_match',
          path: ['password_confirmation'],
        }),
      ),
    success: 'password_changed',
    refusals: ['invitation_unusable'],
  }),
};
