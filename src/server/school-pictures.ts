import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { BrandFacts } from '../i18n/brand.ts';
import { buildFolder, projectRoot } from './open-school.ts';
import type { Paper } from './paper.ts';
import type { Parts } from './parts.ts';
import { drawOver } from './platform/pictures.ts';
import { readFont } from './read-font.ts';

const DAY = 'public, max-age=86400';

/** After the start, in milliseconds: what the first visitors ask for goes first. */
const REST_MS = 20_000;

/** A build brings what lies in `public`; from source there may be none. */
const ofBuild = join(buildFolder, 'client');
const grounds = existsSync(join(ofBuild, 'share')) ? ofBuild : join(projectRoot, 'public');

type Given = Pick<Parts, 'brand' | 'database' | 'loadPaper' | 'log'>;

/** A drawn ground below `public`, and what of today stands on it; null: the ground is the picture. */
interface Drawing {
  readonly ground: string;
  readonly words: (paper: Paper, brand: BrandFacts, fonts: ReturnType<Paper['openFonts']>) => string | null;
}

const drawings = (): ReadonlyMap<string, Drawing> => {
  const folder = (name: string) => readdirSync(join(grounds, name));
  const shared = folder('share').flatMap((file) =>
    (['en', 'id'] as const).map((language): [string, Drawing] => {
      const { name } = parse(file);
      return [
        `/share/${name}-${language}.png`,
        {
          ground: `share/${file}`,
          words: (paper, brand, fonts) => paper.shareWords(name, language, brand, fonts),
        },
      ];
    }),
  );
  const icons = folder('icons').map((file): [string, Drawing] => [
    `/${file}`,
    { ground: `icons/${file}`, words: (paper, brand, fonts) => paper.iconBadge(file, brand, fonts) },
  ]);
  return new Map([...shared, ...icons]);
};

/**
 * The pictures that shared links show, and the icons: drawn grounds (`public/share`, `public/icons`) with what identifies the
 * school today. They are drawn one after the other once the server has run for a moment, and anew when that has changed; one that
 * is asked for earlier, at once.
 */
export const schoolPictures = (
  app: FastifyInstance,
  { brand, database, loadPaper, log }: Given,
  restMs = REST_MS,
): void => {
  let fonts: ReturnType<Paper['openFonts']> | undefined;
  const draw = async ({ ground, words }: Drawing, facts: BrandFacts) => {
    const paper = await loadPaper();
    const file = join(grounds, ground);
    const drawn = words(paper, facts, (fonts ??= paper.openFonts(readFont)));
    return drawn === null ? readFile(file) : drawOver(file, drawn);
  };

  let kept = { of: '', pictures: new Map<Drawing, Promise<Buffer>>() };
  let last: BrandFacts = brand.asNew;
  const pictureOf = async (drawing: Drawing): Promise<Buffer> => {
    // When the database cannot be asked, as the school was last known.
    const facts = await brand.brandNow().catch(() => last);
    last = facts;
    // What the pictures say of the school.
    const of = JSON.stringify([facts.name, facts.place]);
    if (kept.of !== of) kept = { of, pictures: new Map() };
    const { pictures } = kept;
    const picture = pictures.get(drawing) ?? draw(drawing, facts);
    pictures.set(drawing, picture);
    // Whoever asks next has it tried again.
    picture.catch(() => pictures.delete(drawing));
    return picture;
  };

  const all = drawings();
  for (const [address, drawing] of all)
    app.get(address, async (_request, reply) => {
      // First, so that no failure is kept for a day.
      const picture = await pictureOf(drawing);
      return reply.type('image/png').header('cache-control', DAY).send(picture);
    });

  const oneByOne = pLimit(1);
  const stopping = new AbortController();
  const drawAhead = () => {
    oneByOne.clearQueue();
    if (stopping.signal.aborted) return;
    for (const [address, drawing] of all)
      oneByOne(() => pictureOf(drawing)).catch((error: unknown) =>
        log.error({ err: error, address }, 'a picture of the school could not be drawn'),
      );
  };
  app.addHook('onListen', (done) => {
    wait(restMs, undefined, { signal: stopping.signal, ref: false })
      .then(() => database.listen('content', drawAhead))
      .then(drawAhead, (error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ err: error }, 'the pictures of the school are not drawn ahead');
      });
    done();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    oneByOne.clearQueue();
    // The one under way asks the database, which is closed next.
    await oneByOne(() => undefined);
  });
};
