import type { Visitor } from '../../../tests/support/school.ts';

/** Registers a child, 8 years old in August 2026 when its birthdate is not said. @returns its id */
export const addChild = async (parent: Visitor, details: Record<string, string> = {}): Promise<number> => {
  const form = new FormData();
  const child = { first_name: 'Alya', last_name: 'Kartika', gender: 'FEMALE', birthdate: '2018-05-02' };
  for (const [name, value] of Object.entries({ ...child, ...details })) form.append(name, value);
  const { status, body } = await parent.call('POST', '/users/register-child', { form });
  if (status !== 201) throw new Error(`no child was added: ${body.message}`);
  return (body['childs'] as { child_id: number }).child_id;
};
