import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { demoFamilies } from '../src/demo/people.ts';
import { inSchool, pause } from './support.ts';

const FAMILIES = 5_000;
/** What the mail server takes for one letter. */
const SECONDS_A_LETTER = 0.3;

/** The mails of a Monday's notices to five thousand families, which were told before, and a link for a new password that somebody asks for meanwhile. */
export const measureMails = () =>
  inSchool(async (start, databaseUrl) => {
    const arrived: { to: string; at: number }[] = [];
    const mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        stream.resume();
        stream.on('end', () =>
          setTimeout(() => {
            arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', at: performance.now() });
            done();
          }, SECONDS_A_LETTER * 1000),
        );
      },
    });
    await new Promise<void>((resolve) => {
      mailServer.listen(0, '127.0.0.1', resolve);
    });
    const { port } = mailServer.server.address() as AddressInfo;
    const client = new Client(databaseUrl);
    await client.connect();
    try {
      const { url } = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'halo@kancil.test' });
      await client.query('update letters set next_try_at = null');
      await pause(5000);
      arrived.length = 0;
      await client.query(
        `insert into letters (recipient, kind, is_notice, language, data, created_at, next_try_at)
         select 'family-' || n || '@kancil.test', 'notices', true, 'id', $1, now(), '2020-01-01'
         from generate_series(1, ${FAMILIES}) n`,
        [JSON.stringify(monday(url))],
      );
      const from = performance.now();
      const family = demoFamilies[0]?.email ?? '';
      let askedAt = 0;
      while (arrived.filter(({ to }) => to.startsWith('family-')).length < FAMILIES) {
        await pause(250);
        if (askedAt !== 0 || arrived.length < 200) continue;
        askedAt = performance.now();
        await fetch(`${url}/api/v1/forgot-password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: family }),
        });
      }
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
      const reset = arrived.find(({ to }) => to === family);
      return [
        `${FAMILIES} mails of notices that were told before (making them is not measured), ${SECONDS_A_LETTER} s each at the mail server: ${seconds(performance.now() - from)}`,
        `a link for a new password meanwhile: ${reset ? seconds(reset.at - askedAt) : 'did not arrive'}`,
      ];
    } finally {
      await client.end();
      mailServer.close();
    }
  });

const monday = (url: string) => ({
  firstName: 'Sari',
  gender: 'FEMALE',
  notices: [
    {
      kind: 'video_new',
      title: 'Baru minggu ini untuk Alya',
      body: 'Alya: Kata baru. Video minggu ini bisa ditonton sampai Minggu.',
      url: `${url}/children/1`,
    },
  ],
  inboxUrl: `${url}/profile?tab=6`,
  leaveUrl: `${url}/leave-mails?token=a&kinds=video_new`,
});
