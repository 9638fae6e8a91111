import { describe, expect, test } from 'vitest';
import { type Answer, type Visitor, startSchool, testSchool } from '../../../tests/support/school.ts';
import type { CertificateYear } from '../../contract/certificate-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { buyCourse, makeBatch } from '../payments/paying.test-support.ts';
import { eraseCertificates } from './family-data.ts';
import { addYearThatIsOver, publishLastReport } from './finished-year.test-support.ts';
import { issueCertificatesJob } from './issue-certificates.ts';

type Parent = Visitor & { userId: number; email: string };
const school = await testSchool();
const owner = await school.admin();
// Some payment, which pays the years of these tests.
const batch = await makeBatch(school, { start: '2026-08-10' });
await buyCourse(school, await school.parent(), { batch });

const issue = async () => {
  await school.parts.jobs.kick('issue-certificates');
  await school.parts.jobs.idle();
};

/** A family with a child whose year is over. */
const finished = async (facts: Parameters<typeof addYearThatIsOver>[2] = {}) => {
  const parent: Parent = await school.parent();
  const childId = await addChild(parent, { first_name: 'Alya', last_name: 'Putri' });
  const enrolmentId = await addYearThatIsOver(school, childId, facts);
  const shown = async () => {
    const { body } = await parent.call('GET', `/certificate/child/${childId}`);
    return body as unknown as { certificates: CertificateYear[]; page: { is_open: boolean } };
  };
  return {
    parent,
    childId,
    enrolmentId,
    shown,
    year: async () => (await shown()).certificates[0],
    allow: (given: boolean) =>
      parent.call('POST', '/childs/consent', {
        body: { child_id: childId, kind: 'certificate_page', given },
      }),
    told: async () =>
      (
        (await parent.call('GET', `/notif/${parent.userId}`)).body['notifications'] as { kind: string }[]
      ).filter(({ kind }) => kind === 'certificate_ready'),
  };
};
const withCertificate = async () => {
  const family = await finished();
  await issue();
  const certificate = (await family.year())?.certificate;
  if (!certificate) throw new Error('no certificate was issued');
  return { ...family, certificate };
};

const verify = (code: string): Promise<Answer> => school.call('GET', `/certificate/verify/${code}`);
const pdfOf = (who: Visitor, id: number) => who.call('GET', `/certificate/${id}.pdf`);

describe('a certificate is issued when it is due (rule R217)', () => {
  test('once, and its family is told once, whatever runs twice at the same moment', async () => {
    const family = await finished();
    expect(await family.year()).toMatchObject({ state: 'due', certificate: null });
    const job = issueCertificatesJob(school.parts.certificates);
    await Promise.all([job.runDue(school.clock.now()), job.runDue(school.clock.now())]);
    await issue();
    expect(await family.year()).toMatchObject({
      state: 'due',
      grade: 3,
      first_day: '2025-08-04',
      last_day: '2026-08-02',
      certificate: { name: 'Alya Putri', grade: 3, edition: 1 },
    });
    const { body } = await family.parent.call('GET', `/report/child/${family.childId}`);
    expect(body['certificates']).toEqual((await family.shown()).certificates);
    expect(await family.told()).toMatchObject([
      { title: 'Alya’s certificate is here', link: `/children/${family.childId}/reports` },
    ]);
  });

  test.each([
    [{ term: 4 } as const, 'not_in_package'],
    [{ paid: false }, 'bill_unpaid'],
    [{ reported: false }, 'report_missing'],
  ])('of %j there is none', async (facts, state) => {
    const family = await finished(facts);
    await issue();
    expect(await family.year()).toMatchObject({ state, certificate: null });
    expect(await family.told()).toEqual([]);
  });

  test('a late report is enough', async () => {
    const family = await finished({ reported: false });
    await issue();
    await publishLastReport(school, family.enrolmentId);
    await issue();
    expect((await family.year())?.certificate).toMatchObject({ edition: 1 });
  });

  test('a payment that goes back takes it along, with its file and its page', async () => {
    const { parent, enrolmentId, certificate, year, allow } = await withCertificate();
    await allow(true);
    expect((await verify(certificate.code)).status).toBe(200);
    await school.rows('update bills set paid_at = null, paid_by = null where enrolment_id = $1', [
      enrolmentId,
    ]);
    expect(await year()).toMatchObject({ state: 'bill_unpaid', certificate: null });
    expect((await pdfOf(parent, certificate.certificate_id)).status).toBe(404);
    expect((await verify(certificate.code)).status).toBe(404);
  });
});

describe('a name on it (rule R218)', () => {
  const rename = (
    { parent, childId }: { parent: Visitor; childId: number },
    first_name: string,
    last_name: string,
  ) =>
    parent.call('POST', '/childs/update-child', {
      body: { child_id: childId, first_name, last_name, gender: 'FEMALE', birthdate: '2017-05-01' },
    });

  test('that a family changes stays as it was issued, until staff confirm the new one: under the same code', async () => {
    const family = await withCertificate();
    await family.allow(true);
    const { code, certificate_id } = family.certificate;
    const confirm = (name: string, who: Visitor = owner) =>
      who.call('POST', '/certificate/print-again', { body: { certificate_id, name } });
    // Nothing is to be printed again under the name that it bears.
    expect((await confirm('Alya Putri')).status).toBe(409);
    expect((await rename(family, 'Alia', 'Putri')).status).toBe(200);
    await issue();
    const before = { name: 'Alya Putri', edition: 1, code };
    expect((await family.year())?.certificate).toMatchObject(before);
    expect((await verify(code)).body).toMatchObject({ first_name: 'Alya' });
    expect((await confirm('Alia Putri', family.parent)).status).toBe(403);
    // It was changed once more while staff looked at it.
    expect((await confirm('Alina Putri')).status).toBe(409);
    expect((await family.year())?.certificate).toMatchObject(before);
    expect((await confirm('Alia Putri')).body).toMatchObject({ edition: 2 });
    const after = { name: 'Alia Putri', edition: 2, code };
    expect((await family.year())?.certificate).toMatchObject(after);
    expect((await verify(code)).body).toMatchObject({ first_name: 'Alia' });
    expect((await confirm('Alia Putri')).status).toBe(409);
    expect(await family.told()).toHaveLength(1);
    const log = await school.rows("select * from audit_log where kind = 'family'");
    expect(log).toMatchObject([{ before: { certificate_edition: 1 }, after: { certificate_edition: 2 } }]);
  });

  test('that cannot be printed is not confirmed, and what was issued stands', async () => {
    const family = await withCertificate();
    await rename(family, '陈', '伟');
    expect(await family.year()).toMatchObject({ state: 'due', certificate: { name: 'Alya Putri' } });
    const { certificate_id } = family.certificate;
    const body = { certificate_id, name: '陈 伟' };
    expect((await owner.call('POST', '/certificate/print-again', { body })).status).toBe(409);
  });
});

describe('its page (rule R220)', () => {
  test('shows first name, grade and year, nothing else, and only while the family allows it', async () => {
    const { certificate, allow, shown } = await withCertificate();
    const unknown = await verify('00041-06105-0R3GG-28A1C-60T3GF');
    const off = await verify(certificate.code);
    expect(off).toMatchObject({ status: 404 });
    expect(off.body).toEqual(unknown.body);
    expect(off.headers['content-length']).toBe(unknown.headers['content-length']);
    await allow(true);
    expect((await shown()).page).toEqual({ is_open: true });
    const { status, body, headers } = await verify(certificate.code.toLowerCase().replaceAll('-', ''));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      code: 200,
      message: body.message,
      first_name: 'Alya',
      grade: 3,
      first_day: '2025-08-04',
      last_day: '2026-08-02',
    });
    await allow(false);
    expect((await verify(certificate.code)).body).toEqual(unknown.body);
  });

  test('is closed with the account', async () => {
    const { parent, certificate, allow } = await withCertificate();
    await allow(true);
    await school.rows('update users set closed_at = now() where user_id = $1', [parent.userId]);
    expect((await verify(certificate.code)).status).toBe(404);
  });

  test.each(['', '0', "' or 1=1 --", '../../etc/passwd', 'x'.repeat(61)])('%j is no code', async (code) => {
    expect([404, 422]).toContain((await verify(encodeURIComponent(code))).status);
  });

  test('guessing is counted', async () => {
    const guesser = await startSchool();
    const codes = Array.from({ length: 61 }, (_, place) => String(place).padStart(26, '0'));
    const statuses: number[] = [];
    for (const code of codes)
      statuses.push((await guesser.call('GET', `/certificate/verify/${code}`)).status);
    await guesser.close();
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('its code (rule R219)', () => {
  test('is given anew on request, and the one before answers like one that never was', async () => {
    const { parent, certificate, allow, year } = await withCertificate();
    await allow(true);
    const renew = (who: Visitor) =>
      who.call('POST', '/certificate/renew-code', { body: { certificate_id: certificate.certificate_id } });
    expect((await renew(await school.parent())).status).toBe(404);
    expect((await renew(parent)).status).toBe(200);
    const renewed = (await year())?.certificate;
    expect(renewed).toMatchObject({ certificate_id: certificate.certificate_id, edition: 1 });
    expect(renewed?.code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{6}$/);
    expect(renewed?.code).not.toBe(certificate.code);
    expect((await verify(certificate.code)).status).toBe(404);
    expect((await verify(renewed?.code ?? '')).status).toBe(200);
  });
});

describe('its file', () => {
  test('is for the family, the owner and the teacher of the child', async () => {
    const { parent, enrolmentId, certificate } = await withCertificate();
    const [teacher, other] = [await school.admin('teacher'), await school.admin('teacher')];
    await school.rows(
      `with made as (
         insert into live_groups (academic_year_id, grade, number, places, teacher_id, created_at)
         select academic_year_id, 3, 1, 12, $2, now() from enrolments where enrolment_id = $1 returning group_id)
       insert into live_pupils (enrolment_id, group_id, joined_at) select $1, group_id, now() from made`,
      [enrolmentId, teacher.userId],
    );
    const id = certificate.certificate_id;
    const { status, headers } = await pdfOf(parent, id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await pdfOf(owner, id)).status).toBe(200);
    expect((await pdfOf(teacher, id)).status).toBe(200);
    expect((await pdfOf(other, id)).status).toBe(404);
    expect((await pdfOf(await school.parent(), id)).status).toBe(404);
    expect((await pdfOf(await school.admin('clerk'), id)).status).toBe(403);
  });

  test('has the same bytes each time, and says where the page is only while it is there', async () => {
    const { certificate, allow } = await withCertificate();
    const bytes = async () =>
      (
        await school.app.inject({
          url: `/api/v1/certificate/${certificate.certificate_id}.pdf`,
          headers: { cookie: owner.cookie() },
        })
      ).rawPayload.toString('latin1');
    const first = await bytes();
    expect(first.startsWith('%PDF-1.7')).toBe(true);
    expect(await bytes()).toBe(first);
    expect(first).not.toContain('/verify/');
    await allow(true);
    expect(await bytes()).toContain(`/verify/${certificate.code}`);
  });
});

test('staff see who has one and who waits, and print those of a batch in one file', async () => {
  const ready = await withCertificate();
  const waiting = await finished({ reported: false });
  // Into the same batch.
  await school.rows(
    `update enrolments set academic_year_id =
       (select academic_year_id from enrolments where enrolment_id = $1) where enrolment_id = $2`,
    [ready.enrolmentId, waiting.enrolmentId],
  );
  const year = (await ready.year())?.academic_year_id;
  await school.rows(
    `with made as (insert into live_groups (academic_year_id, grade, number, places, created_at)
       values ($1, 6, 1, 12, now()) returning group_id)
     insert into live_pupils (enrolment_id, group_id, joined_at) select $2, group_id, now() from made`,
    [year, waiting.enrolmentId],
  );
  const clerk = await school.admin('clerk');
  const { body } = await clerk.call('GET', `/certificate?academic_year_id=${year}`);
  expect(body).toMatchObject({ academic_year_id: year, total: 2, ready: 1 });
  expect(body['certificates']).toMatchObject([
    {
      child_id: ready.childId,
      child: 'Alya Putri',
      state: 'due',
      certificate: { name: 'Alya Putri' },
      group: null,
    },
    {
      child_id: waiting.childId,
      state: 'report_missing',
      certificate: null,
      group: { group_id: expect.any(Number), number: 1, teacher: null },
    },
  ]);
  const print = (query: string) =>
    clerk.call('GET', `/certificate/print.pdf?academic_year_id=${year}${query}`);
  expect((await print('')).headers['content-type']).toBe('application/pdf');
  expect((await print(`&certificate_id=${ready.certificate.certificate_id}`)).status).toBe(200);
  expect((await print('&certificate_id=2000000000')).status).toBe(404);
  expect((await print('&page=2')).status).toBe(404);
  expect((await clerk.call('GET', '/certificate?academic_year_id=2000000000')).status).toBe(404);
});

test('nothing of it is left of a child that is erased', async () => {
  const { childId, certificate, allow } = await withCertificate();
  await allow(true);
  await school.parts.database.transaction((tx) => eraseCertificates(tx, [childId]));
  expect((await verify(certificate.code)).status).toBe(404);
  expect(
    await school.rows('select 1 from certificates where certificate_id = $1', [certificate.certificate_id]),
  ).toEqual([]);
});
