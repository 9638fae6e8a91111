import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { newsApi } from './news-desk.test-support.ts';

const school = await testSchool();
const admin = await school.admin('clerk');
const desk = await newsApi(school, await school.admin());
const parent = await school.parent();
const childId = await addChild(parent);

const allow = (given: boolean) =>
  parent.call('POST', '/childs/consent', { body: { child_id: childId, kind: 'shown_in_public', given } });
const noConsent = {
  child_id:
    'The parent does not allow this child to be shown in public. Keep it as a draft until they do: they can say so on the child’s page',
};
const tied = (published: boolean) => ({ child_id: childId, published });
const seenByGuests = async (id: number) => (await desk.asSeenBy(school, id)) !== undefined;
const listed = async (path: string) =>
  ((await school.call('GET', path)).body['news'] as News[]).map(({ news_id }) => news_id);

describe('a performance that shows a child (rule R168)', () => {
  test('is published only with the parent’s consent, as it is stored and later', async () => {
    await allow(false);
    const before = await desk.kept('performances');
    const refused = await desk.storePerformance(tied(true));
    expect([refused.status, refused.body.errors]).toEqual([422, noConsent]);
    expect((await desk.storePerformance({ child_id: childId })).status).toBe(422);
    expect(await desk.kept('performances')).toBe(before);
    const draft = await desk.performance(tied(false));
    expect((await desk.updatePerformance(draft.news_id, { published: true })).body.errors).toEqual(noConsent);
    await allow(true);
    expect((await desk.updatePerformance(draft.news_id, { published: true })).status).toBe(200);
    expect(await seenByGuests(draft.news_id)).toBe(true);
  });

  test('is not tied to a child without consent while it is published; untied it needs none', async () => {
    await allow(false);
    const { news_id } = await desk.performance();
    expect((await desk.updatePerformance(news_id, { child_id: childId })).body.errors).toEqual(noConsent);
    expect((await desk.updatePerformance(news_id, tied(false))).status).toBe(200);
    expect((await desk.updatePerformance(news_id, { child_id: '', published: true })).status).toBe(200);
    expect(await seenByGuests(news_id)).toBe(true);
  });

  test('names a child that is there', async () => {
    const { status, body } = await desk.storePerformance({ child_id: 2_000_000_000 });
    expect([status, body.errors]).toEqual([422, { child_id: 'Invalid Child' }]);
  });

  test('leaves the site with its video at once when the consent is withdrawn, and stays down until staff publish it', async () => {
    await allow(true);
    const work = await desk.performance(tied(true));
    const video = () => school.app.inject({ url: work.video_url ?? '' });
    const there = await video();
    expect([there.statusCode, there.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    const seen = school.parts.contentVersion();
    await allow(false);
    expect(await seenByGuests(work.news_id)).toBe(false);
    expect((await video()).statusCode).toBe(404);
    expect(await listed('/news/category/2')).not.toContain(work.news_id);
    expect(await listed('/news/student-performance')).not.toContain(work.news_id);
    expect(school.parts.contentVersion()).toBeGreaterThan(seen);
    await allow(true);
    expect(await seenByGuests(work.news_id)).toBe(false);
  });

  test('leaves the site alone: what shows another child, and what shows none, stays', async () => {
    const other = await addChild(parent);
    const consent = { child_id: other, kind: 'shown_in_public', given: true };
    await parent.call('POST', '/childs/consent', { body: consent });
    const others = [
      await desk.performance({ child_id: other, published: true }),
      await desk.performance({ published: true }),
    ];
    await allow(true);
    await allow(false);
    for (const { news_id } of others) expect(await seenByGuests(news_id)).toBe(true);
  });

  test('tells staff whom it shows and whether that is allowed, and guests neither', async () => {
    await allow(true);
    const { news_id } = await desk.performance(tied(true));
    const child = { child_id: childId, first_name: 'Alya', last_name: 'Kartika' };
    expect(await desk.asSeenBy(admin, news_id)).toMatchObject({ child: { ...child, shown_in_public: true } });
    expect(await desk.asSeenBy(school, news_id)).toMatchObject({ child: null });
    expect(await desk.asSeenBy(parent, news_id)).toMatchObject({ child: null });
    await allow(false);
    const rows = (await admin.call('GET', '/news/category/2?page=1&size=50')).body['news'] as News[];
    expect(rows.find((row) => row.news_id === news_id)).toMatchObject({
      child: { ...child, shown_in_public: false },
      published_at: null,
    });
  });

  test('is down in the end, whichever of two comes first: its publication or the withdrawal', async () => {
    for (const withdrawsFirst of [true, false]) {
      await allow(true);
      const { news_id } = await desk.performance(tied(false));
      const publish = () => desk.updatePerformance(news_id, { published: true });
      await Promise.all(withdrawsFirst ? [allow(false), publish()] : [publish(), allow(false)]);
      expect(await seenByGuests(news_id)).toBe(false);
    }
  });

  test('stored anew while the consent is withdrawn is down as well', async () => {
    await allow(true);
    const [stored] = await Promise.all([desk.storePerformance(tied(true), { video: mp4() }), allow(false)]);
    const row = stored.body['news'] as News | undefined;
    expect(row ? await seenByGuests(row.news_id) : false).toBe(false);
  });
});
