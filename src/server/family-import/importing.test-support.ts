import { afterAll, beforeAll, expect } from 'vitest';
import { PASSWORD, type TestSchool, startSchool } from '../../../tests/support/school.ts';
import type { FamilyImport, ImportCheck, ImportedFamily } from '../../contract/family-import.ts';
import { type ImportColumn, importColumns } from '../../domain/access/imported-row.ts';

type Staff = Awaited<ReturnType<TestSchool['admin']>>;
export type Row = Partial<Record<ImportColumn, string>>;

/** A school whose owner takes families from files; `family` is another one than all before. */
export const importingSchool = () => {
  let school: TestSchool;
  let owner: Staff;
  beforeAll(async () => {
    school = await startSchool();
    owner = await school.admin();
  });
  afterAll(() => school.close());

  const sri: Row = {
    email: 'sri@example.test',
    first_name: 'Sri',
    last_name: 'Rahayu',
    phone_number: '0812-1111-2222',
    gender: 'Ibu',
    birthdate: '31-12-1988',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    zip_code: '40111',
    address_details: 'Jl. Melati 1',
    locale: 'English',
    child_first_name: 'Alya',
    child_last_name: '',
    child_gender: 'P',
    child_birthdate: '2018-05-02',
  };
  let families = 0;
  const family = (some: Row = {}): Row => {
    families += 1;
    const phone_number = `08${String(1_200_000_000 + families)}`;
    return { ...sri, email: `family-${families}@example.test`, phone_number, ...some };
  };
  const fileOf = (rows: readonly Row[], by = ';', columns: readonly string[] = importColumns) => {
    const line = (cells: readonly string[]) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(by);
    const cells = rows.map((row) => columns.map((column) => row[column as ImportColumn] ?? ''));
    return [columns, ...cells].map(line).join('\r\n');
  };
  const check = async (content: string): Promise<ImportCheck> => {
    const { status, body } = await owner.call('POST', '/family-import/check', {
      body: { file_name: 'keluarga.csv', content },
    });
    expect(status).toBe(200);
    return body['check'] as ImportCheck;
  };
  const faultsOf = async (...rows: Row[]) =>
    (await check(fileOf(rows))).faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`);
  const take = (content: string, who: Pick<Staff, 'call'> = owner) =>
    who.call('POST', '/family-import', { body: { file_name: 'keluarga.csv', content } });
  const taken = async (rows: readonly Row[]) => {
    const { status, body } = await take(fileOf(rows));
    expect([status, body['error']]).toEqual([200, undefined]);
    return body['import'] as FamilyImport;
  };
  const show = async ({ import_id: id }: FamilyImport) =>
    (await owner.call('GET', `/family-import/${id}?size=200`)).body as unknown as {
      import: FamilyImport;
      families: ImportedFamily[];
      total: number;
    };
  const count = async (table: string) =>
    Number((await school.rows(`select count(*) from ${table}`))[0]?.['count']);
  const invite = async ({ import_id }: FamilyImport, user_ids?: number[]) =>
    (
      await owner.call('POST', '/family-import/invite', {
        body: { import_id, ...(user_ids && { user_ids }) },
      })
    ).body;
  const tokenIn = (text = '') => /\/family-invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
  const accept = (token: string, more: object = {}) =>
    school.call('POST', '/family-import/accept', {
      body: { token, password: PASSWORD, password_confirmation: PASSWORD, learning: true, ...more },
    });
  return {
    get school() {
      return school;
    },
    get owner() {
      return owner;
    },
    sri,
    family,
    fileOf,
    check,
    faultsOf,
    take,
    taken,
    show,
    count,
    invite,
    tokenIn,
    accept,
  };
};
