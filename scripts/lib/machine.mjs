// What the tests need from the machine itself: browsers, PostgreSQL, ffmpeg, nginx and Java. As root they are installed, as anyone else
// the missing one is named together with the command that installs it; nothing is left out silently.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, say } from './project.mjs';
import { run } from './run.mjs';

const isRoot = process.getuid?.() === 0;

function onPath(name) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  // The first is Chromium without a window: a page in it costs half the time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return names.map(onPath).find(Boolean);
}

/** Whether one of Debian's library folders, one per processor, holds a file of this name in any version. */
function hasLibrary(folder, name) {
  const processors = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return processors
    .map((processor) => join('/usr/lib', processor, folder))
    .filter((path) => path.includes('-linux-gnu') && existsSync(path))
    .some((path) => readdirSync(path).some((file) => file.startsWith(name)));
}

/** Firefox takes the decoder of H.264 from the machine. */
function findFirefox() {
  if (process.env.FIREFOX) return process.env.FIREFOX;
  return hasLibrary('', 'libavcodec.so.') ? ['firefox-esr', 'firefox'].map(onPath).find(Boolean) : undefined;
}

/** The driver of WebKitGTK, when all that it works with is there: screen, window manager, window and decoders. */
function findWebKit() {
  const isComplete =
    ['Xvfb', 'evilwm', 'python3'].every(onPath) &&
    existsSync('/usr/lib/python3/dist-packages/gi') &&
    hasLibrary('girepository-1.0', 'WebKit2-4.1.typelib') &&
    ['libgstlibav.so', 'libgstisomp4.so', 'libgstopengl.so'].every((name) =>
      hasLibrary('gstreamer-1.0', name),
    );
  return isComplete ? onPath('WebKitWebDriver') : undefined;
}

/** The folder of initdb, postgres and pg_ctl; of several versions the newest. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted came with Node 20
  versions.sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const found = folders.find((folder) => isExecutable(join(folder, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

const NEEDS = {
  chromium: { find: findChromium, packages: ['chromium-headless-shell', 'fonts-liberation'] },
  // The decoder's package has its version in its name; apt takes the expression.
  firefox: {
    find: findFirefox,
    packages: ['firefox-esr', '^libavcodec[0-9][0-9]*$', 'fonts-liberation'],
  },
  webkit: {
    find: findWebKit,
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xvfb',
      'evilwm',
      'gstreamer1.0-gl',
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-good',
      'fonts-liberation',
    ],
  },
  // Both programs are of one package.
  ffmpeg: { find: () => onPath('ffprobe') && onPath('ffmpeg'), packages: ['ffmpeg'] },
  postgres: { find: findPostgres, packages: ['postgresql'] },
  // Programs of administrators are not on everybody's path.
  nginx: {
    find: () => process.env.NGINX ?? onPath('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable),
    packages: ['nginx'],
  },
  // The load generator of the benchmarks; no test needs it.
  wrk: { find: () => onPath('wrk'), packages: ['wrk'] },
  // The HTML checker is a Java program.
  java: { find: () => process.env.JAVA ?? onPath('java'), packages: ['default-jre-headless'] },
};

/** As a shell takes it. */
const quoted = (name) => (/^[\w.+-]+$/.test(name) ? name : `'${name}'`);

async function aptInstall(packages) {
  say(`Installing ${packages.join(', ')} …`);
  // RUNLEVEL=1 keeps Debian from starting a database or web server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const args of steps) {
    const { code, output } = await run('apt-get', args, { env, show: false });
    if (code !== 0) throw new Advice(`${output}\napt-get ${args.join(' ')} failed; the lines above say why.`);
  }
}

async function ensure(names) {
  const missing = names.filter((name) => !NEEDS[name].find());
  const packages = missing.flatMap((name) => NEEDS[name].packages);
  if (missing.length > 0) {
    if (!isRoot || !onPath('apt-get')) {
      throw new Advice(
        `The tests need ${missing.join(' and ')}, not found on this machine. On Debian this installs it:\n` +
          `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.map(quoted).join(' ')}`,
      );
    }
    await aptInstall(packages);
  }
  const found = Object.fromEntries(names.map((name) => [name, NEEDS[name].find()]));
  const absent = names.filter((name) => !found[name]);
  if (absent.length > 0) throw new Advice(`Still not found after installing: ${absent.join(', ')}.`);
  return found;
}

let last = Promise.resolve();

/**
 * Gives the paths of what is asked for: names of NEEDS. One at a time, because apt-get locks
 * its lists.
 */
export function ensureOnMachine(names) {
  const found = last.then(() => ensure(names));
  last = found.catch(() => undefined);
  return found;
}
