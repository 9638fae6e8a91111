import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../tests/support/free-port.ts';
import { startSchool } from '../../tests/support/school.ts';
import { serveMetrics } from './serve-metrics.ts';

const token = 'a-token-of-16-or-more';
const port = await freePort();
const school = await startSchool({ METRICS_PORT: String(port), METRICS_TOKEN: token });
const close = await serveMetrics(school.parts);
const url = `http://127.0.0.1:${port}/metrics`;
afterAll(async () => {
  await close();
  await school.close();
});

const figures = async () => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.text();
};
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );

test('the figures ask for their token, and stand at no address of visitors (rule R312)', async () => {
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { authorization: 'Bearer another-token-of-16' } })).status).toBe(401);
  expect((await school.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

test('count requests by route and class of status, runs of jobs and letters, and name nobody (rule R312)', async () => {
  const family = await school.parent({ email: 'sari@example.test' });
  expect((await family.call('GET', '/child/billing/987654')).status).toBe(404);
  await school.call('GET', '/nothing/secret-of-a-visitor');
  await school.parts.jobs.idle();
  await school.rows(
    `insert into letters (recipient, kind, language, created_at, tries, next_try_at)
     values ('sari@example.test', 'receipt', 'en', $1, 3, $2)`,
    [new Date(school.clock.now().getTime() - 3_600_000), new Date(school.clock.now().getTime() + 3_600_000)],
  );
  const text = await figures();
  const answered =
    'kancil_request_duration_seconds_count{method="GET",route="/api/v1/child/billing/:childId",status="4xx"}';
  expect(figure(text, answered)).toBe(1);
  expect(figure(text, 'kancil_job_duration_seconds_count{name="housekeeping",outcome="done"}')).toBe(1);
  expect(figure(text, 'kancil_letters_waiting')).toBe(1);
  expect(figure(text, 'kancil_worker_lives')).toBe(1);
  expect(figure(text, 'kancil_oldest_letter_seconds')).toBe(3600);
  expect(text).not.toMatch(/987654|secret-of-a-visitor|sari/);
});

test('what the rules for alerts ask about is there', async () => {
  const rules = parse(await readFile(join(import.meta.dirname, '../../docs/alerts.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const text = await figures();
  const all = rules.groups.flatMap((group) => group.rules);
  expect(all.length).toBeGreaterThan(5);
  for (const { alert, expr, annotations } of all) {
    const named = expr.match(/\b(?:kancil|process|nodejs)_\w+/g) ?? [];
    expect([alert, named.length > 0 || /\bup\b/.test(expr), annotations.summary]).toEqual([
      alert,
      true,
      expect.any(String),
    ]);
    for (const name of named) {
      const metric = name.replace(/_(?:count|sum|bucket)$/, '');
      expect([alert, text.includes(`# TYPE ${metric} `) || text.includes(`# TYPE ${name} `)]).toEqual([
        alert,
        true,
      ]);
    }
    for (const [, job] of expr.matchAll(/[{,]name="([^"]+)"/g))
      expect(text).toContain(`kancil_job_duration_seconds_count{name="${job}"`);
  }
});
