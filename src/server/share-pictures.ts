import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { keptRows } from './platform/db/kept-rows.ts';
import { drawOver } from './platform/pictures.ts';
import { readFont } from './read-font.ts';

const DAY = 'public, max-age=86400';

/**
 * The pictures that shared links show: drawn grounds (public/share) with the school's words of today, in the page's language. One
 * is made when it is first asked for, and anew once something that guests see has changed.
 */
export const sharePictures = (
  app: FastifyInstance,
  { brand, contentVersion, loadPaper }: Pick<Parts, 'brand' | 'contentVersion' | 'loadPaper'>,
): void => {
  const kept = keptRows<string, Buffer>(contentVersion);
  app.get<{ Params: { file: string } }>('/share/:file', async ({ params: { file } }, reply) => {
    const [, name = '', language = ''] = /^([a-z]+)-(en|id)\.png$/.exec(file) ?? [];
    const picture = await kept.get(file, async () => {
      const { shareWords } = await loadPaper();
      const words = shareWords(name, language === 'id' ? 'id' : 'en', await brand.brandNow(), readFont);
      return words === null ? null : drawOver(join(projectRoot, 'public/share', `${name}.png`), words);
    });
    if (picture === null) return reply.code(404).type('text/plain').send('Not found');
    return reply.type('image/png').header('cache-control', DAY).send(picture);
  });
};
