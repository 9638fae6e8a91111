// `npm run lockfile`, after adding or updating a package: names in package-lock.json also the programs for other
// platforms (oxlint for macOS, …) that the registry at hand does not carry. npm leaves those out when it writes the
// file, and then `npm ci` refuses it everywhere, though no one here would fetch them.
import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from './lib/node.mjs';
import { inProject, main, say } from './lib/project.mjs';

const SYSTEMS = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/;
const PROCESSORS = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)\b/;
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The platform that such a package's name tells: "@oxfmt/binding-linux-arm64-musl". */
function platformOf(name) {
  const [os, cpu] = [SYSTEMS.exec(name)?.[1], PROCESSORS.exec(name)?.[1]];
  if (!os || !cpu) throw new Error(`${name}: the name does not tell its platform; add it by hand.`);
  const libc = os === 'linux' ? LIBC[name.split('-').at(-1)] : undefined;
  return { cpu: [cpu], os: [os], libc: libc && [libc] };
}

function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

function missingFrom(packages) {
  const missing = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name) || !/^\d/.test(version)) continue;
      const { cpu, os, libc } = platformOf(name);
      // In npm's own order, so that npm does not rewrite it.
      const entry = { version, cpu, dev, libc, optional: true, os };
      missing[`node_modules/${name}`] = entry;
    }
  }
  return missing;
}

/** Their hashes, which npm left out with them: nothing is installed that was not locked. */
async function addHashes(packages) {
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.integrity || entry.link || entry.inBundle) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { code, output } = await npm(['view', `${name}@${entry.version}`, 'dist.integrity'], {
      show: false,
    });
    const [integrity] = /^sha512-\S+$/m.exec(output) ?? [];
    if (code !== 0 || !integrity) throw new Error(`${name} has no hash:\n${output}`);
    // In npm's own order: after the version.
    const { version, ...others } = entry;
    packages[path] = { version, integrity, ...others };
  }
}

await main(async () => {
  const file = inProject('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock.packages);
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted came with Node 20
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  lock.packages = Object.fromEntries(sorted);
  await addHashes(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(`${Object.keys(missing).length} packages for other platforms added.`);
});
