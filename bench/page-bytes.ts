import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { inFolder, run, productFile } from './support.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a first visit of the home page transfers, in each language: the page and everything it names. */
export const measurePageBytes = () =>
  inFolder(async (folder) => {
    const server = await run(productFile, { DATA_DIR: join(folder, 'school') });
    try {
      const lines: string[] = [];
      for (const language of ['en', 'id']) {
        const page = await fetch(`${server.url}/`, { headers: { 'accept-language': language } });
        const html = Buffer.from(await page.arrayBuffer());
        const named = [
          ...html.toString().matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|webp|avif|png|jpg|svg))"/g),
        ];
        const files = new Map<string, number>();
        for (const [, path = ''] of named) {
          const answer = await fetch(server.url + path);
          files.set(
            path,
            Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength),
          );
        }
        const scripts = [...html.toString().matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
        const script = scripts.reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
        const rest = [...files.values()].reduce((sum, size) => sum + size, 0);
        lines.push(
          `home page (${language})  HTML ${kB(html.length)}, ${kB(brotliCompressSync(html).length)} as brotli; inline script ${script} B; ` +
            `${files.size} files it names ${kB(rest)}`,
        );
      }
      return lines;
    } finally {
      await server.stop();
    }
  });
