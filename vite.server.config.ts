import { dirname, relative } from 'node:path';
import { type Plugin, defineConfig } from 'vite';

const root = import.meta.dirname;
const outDir = `${root}/build/next/program`;

/** What looks for files beside itself, or is loaded only while developing or by few schools: it stays where it was installed. */
const loadedFromPackages = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@aws-sdk/s3-request-presigner',
  '@electric-sql/pglite',
  '@fastify/middie',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'idn-area-data',
  'react-router',
  'sharp',
  'vite',
];

/** Of pino: its transports, each in a thread of its own, and the log has none. */
const neverUsed = /\/node_modules\/(pino\/lib\/transport|thread-stream\/index)\.js$/;

/** Its migrations come with the build: in a checkout that was pulled stand those of a program that is not built yet. */
const lookInTheBuild = `${root}/src/server/platform/db/migrations.ts`;

/** Files of ours that look for others beside themselves do so beside their source. A package that does is not bundled. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  enforce: 'pre',
  transform(code, file) {
    if (file.includes('/node_modules/')) {
      const looks = /\b(__dirname|__filename|import\.meta\.(url|dirname|filename))\b/.exec(code);
      if (looks && !neverUsed.test(file))
        this.error(`${looks[0]} in ${file}: name its package in loadedFromPackages`);
      return null;
    }
    if (!file.startsWith(`${root}/src/`)) return null;
    const url = (path: string) => `new URL(${JSON.stringify(relative(outDir, path))}, import.meta.url)`;
    const pathOf = (address: string) => `process.getBuiltinModule("node:url").fileURLToPath(${address})`;
    const source = file === lookInTheBuild ? file.replace(root, `${root}/build/next`) : file;
    const moved = code
      .replaceAll(/\bimport\.meta\.url\b/g, `${url(source)}.href`)
      .replaceAll(/\bimport\.meta\.dirname\b/g, pathOf(url(dirname(source))));
    return moved === code ? null : moved;
  },
};

// The server in a few files: from its sources it would load 1,800 at every start.
export default defineConfig({
  publicDir: false,
  plugins: [besideTheSource],
  ssr: { noExternal: true, external: loadedFromPackages },
  build: {
    ssr: 'src/server/main.ts',
    outDir,
    target: 'node24',
    // Errors are traced to readable lines, which name the source above them.
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
