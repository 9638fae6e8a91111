import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addChild } from './children.test-support.ts';

const school = await testSchool();
const parent = await school.parent();
const childId = await addChild(parent);

const say = (who: Pick<Visitor, 'call'>, kind: string, given: unknown, child = childId) =>
  who.call('POST', '/childs/consent', { body: { child_id: child, kind, given } });
const consentsOf = async (who: Visitor) => (await who.call('GET', '/childs/consents')).body['consents'];
const unsaid = { given: false, text_version: null, language: null, said_at: null };

describe('what a parent allows of a child (rule R167)', () => {
  test('is said as the child is added, with learning among it', async () => {
    const family = await school.parent();
    const added = await addChild(family, { consents: 'learning,shown_in_public' });
    const given = (await consentsOf(family)) as { kind: string; given: boolean; child_id: number }[];
    expect(given.filter((one) => one.given)).toMatchObject([
      { child_id: added, kind: 'learning', text_version: 1 },
      { child_id: added, kind: 'shown_in_public', text_version: 1 },
    ]);
    for (const consents of ['shown_in_public', '', 'learning,fame'])
      await expect(addChild(family, { consents })).rejects.toThrow('no child was added');
    expect(((await consentsOf(family)) as object[]).length).toBe(5);
  });

  test('is read by staff of every child of the family', async () => {
    const family = await school.parent();
    await addChild(family, { consents: 'learning' });
    const staff = await school.admin('clerk');
    const { body } = await staff.call('GET', `/users/${family.userId}/consents`);
    expect(body['consents']).toEqual(await consentsOf(family));
  });

  test('is nothing while nobody asked', async () => {
    expect(await consentsOf(parent)).toEqual([
      { child_id: childId, kind: 'learning', ...unsaid },
      { child_id: childId, kind: 'photo_to_teachers', ...unsaid },
      { child_id: childId, kind: 'recording_kept', ...unsaid },
      { child_id: childId, kind: 'shown_in_public', ...unsaid },
      { child_id: childId, kind: 'certificate_page', ...unsaid },
    ]);
  });

  test('is kept with the version of the text, its language and the time, and the newest counts', async () => {
    await say(parent, 'shown_in_public', true);
    const at = school.clock.now();
    school.clock.advance('PT5M');
    const { status, body } = await parent.call('POST', '/childs/consent', {
      body: { child_id: childId, kind: 'shown_in_public', given: false },
      headers: { 'kancil-language': 'id' },
    });
    expect(status).toBe(200);
    expect(body['consents']).toEqual(await consentsOf(parent));
    expect(body['consents']).toContainEqual({
      child_id: childId,
      kind: 'shown_in_public',
      given: false,
      text_version: 1,
      language: 'ID',
      said_at: school.clock.now().toISOString(),
    });
    const kept = await school.rows(
      'select given, text_version, language, said_by, said_at from consents where child_id = $1 order by consent_id',
      [childId],
    );
    const by = { text_version: 1, said_by: parent.userId };
    expect(kept).toMatchObject([
      { given: true, language: 'EN', ...by },
      { given: false, language: 'ID', ...by },
    ]);
    expect(new Date(String(kept[0]?.['said_at'])).toISOString()).toBe(at.toISOString());
  });

  test('tells learning to be needed, and how it ends', async () => {
    await say(parent, 'learning', true);
    const { status, body } = await say(parent, 'learning', false);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Without this there are no lessons for your child. To withdraw it, close the account under Data & account, or write to us',
    );
    expect(await consentsOf(parent)).toContainEqual(
      expect.objectContaining({ kind: 'learning', given: true }),
    );
  });

  test.each([
    ['an unknown kind', 'fame', true],
    ['no yes or no', 'shown_in_public', 'maybe'],
  ])('refuses %s', async (_what, kind, given) => {
    expect((await say(parent, kind, given)).status).toBe(422);
  });

  test('is the own parent’s to say', async () => {
    const other = await school.parent();
    const admin = await school.admin();
    expect((await say(other, 'shown_in_public', true)).status).toBe(404);
    expect((await say(admin, 'shown_in_public', true)).status).toBe(403);
    expect((await say(school, 'shown_in_public', true)).status).toBe(401);
    expect(await consentsOf(other)).toEqual([]);
  });
});
