import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Found } from './found.ts';
import { seeded } from './seeded.ts';

const writer = fileURLToPath(new URL('writer.ts', import.meta.url));
const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

// DURABILITY_SEED repeats a run: the same moments, though not the same instructions under way.
const seed = Number(process.env['DURABILITY_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const random = seeded(seed);
console.log(`DURABILITY_SEED=${seed}`);

let place: string;
let data: string;
let shadow: string;
let acknowledged: Set<number>;
const living = new Set<ChildProcess>();

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-durability-'));
  data = path.join(place, 'data');
  shadow = path.join(place, 'shadow');
  acknowledged = new Set();
});
afterEach(async () => {
  await Promise.all([...living].map(kill));
  fs.rmSync(place, { recursive: true, force: true });
});

interface Writer {
  process: ChildProcess;
  /** What it found at its start, and what had been acknowledged until then. */
  found: Promise<Found & { acknowledged: Set<number> }>;
}

function startWriter(disk: 'real' | 'volatile' = 'real'): Writer {
  const child = spawn(
    process.execPath,
    [...(disk === 'volatile' ? ['--import', volatileDisk] : []), writer],
    {
      env: { ...process.env, DATA_DIR: data, SHADOW_DIR: shadow },
    },
  );
  living.add(child);
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const found = new Promise<Awaited<Writer['found']>>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { found?: Found; acknowledged?: number };
      if (said.found) resolve({ ...said.found, acknowledged: new Set(acknowledged) });
      if (said.acknowledged !== undefined) acknowledged.add(said.acknowledged);
    });
    child.once('close', () => reject(new Error(`the writer ended before it was ready\n${complaint}`)));
  });
  found.catch(() => undefined);
  return { process: child, found };
}

/** Also waits until everything it said has been heard. */
async function kill(child: ChildProcess): Promise<void> {
  living.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** One time in five while it is still starting, else in the middle of its writing. */
async function killAtARandomMoment(started: Writer): Promise<void> {
  if (random() < 0.2) await wait(random() * 700);
  else {
    await expectNothingLost(started);
    await wait(30 + random() * 700);
  }
  await kill(started.process);
}

async function expectNothingLost(started: Writer): Promise<void> {
  const { movements, acknowledged: promised, ...sums } = await started.found;
  const there = new Set(movements);
  const lost = [...promised].filter((movement) => !there.has(movement)).length;
  const nothing = { lost: 0, unbalanced: 0, empty: 0, wrongBalances: 0 };
  expect({ lost, ...sums }, `after ${promised.size} acknowledged movements`).toEqual(nothing);
}

function cutThePower(): void {
  // Killed before the simulation began: nothing was written, so nothing is lost.
  if (!fs.existsSync(shadow)) return;
  fs.rmSync(data, { recursive: true });
  fs.renameSync(shadow, data);
}

/** Without writes there is nothing to lose. A slow disk may take few, so this does not measure it. */
const LEAST_WRITTEN = 20;

test('ten kills at random moments lose no acknowledged write', async () => {
  for (let round = 0; round < 10; round += 1) await killAtARandomMoment(startWriter());
  await expectNothingLost(startWriter());
  expect(acknowledged.size).toBeGreaterThan(LEAST_WRITTEN);
});

test('ten power cuts at random moments lose no acknowledged write', async () => {
  for (let round = 0; round < 10; round += 1) {
    await killAtARandomMoment(startWriter('volatile'));
    cutThePower();
  }
  await expectNothingLost(startWriter());
  expect(acknowledged.size).toBeGreaterThan(LEAST_WRITTEN);
});

test('a second process is refused while the first one lives, and let in once it is dead', async () => {
  const first = startWriter();
  await first.found;
  const second = startWriter();
  const answer = await second.found.then(
    () => 'it was let in',
    (error: unknown) => String(error),
  );
  expect(answer).toContain('in use by another process');
  await kill(first.process);
  await expectNothingLost(startWriter());
});
