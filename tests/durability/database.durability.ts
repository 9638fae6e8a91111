import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LedgerFindings } from './ledger-findings.ts';
import { interruptionCount } from './interruption-count.ts';
import { between, newSeed, seeded } from './seeded.ts';

const writer = fileURLToPath(new URL('writer.ts', import.meta.url));
const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

const random = seeded(newSeed());

let place: string;
let data: string;
let shadow: string;
let acknowledged: Set<number>;
/** called for each acknowledgement */
let heard: () => void;
const living = new Set<ChildProcess>();

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-durability-'));
  data = path.join(place, 'data');
  shadow = path.join(place, 'shadow');
  acknowledged = new Set();
  heard = () => undefined;
});
afterEach(async () => {
  await Promise.all([...living].map(kill));
  fs.rmSync(place, { recursive: true, force: true });
});

interface Writer {
  process: ChildProcess;
  /** What it found at its start, and what had been acknowledged until then. */
  found: Promise<LedgerFindings & { acknowledged: Set<number> }>;
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
      const said = JSON.parse(line) as { found?: LedgerFindings; acknowledged?: number };
      if (said.found) resolve({ ...said.found, acknowledged: new Set(acknowledged) });
      if (said.acknowledged !== undefined) acknowledged.add(said.acknowledged);
      heard();
    });
    child.once('close', () => reject(new Error(`the writer ended before it was ready\n${complaint}`)));
  });
  found.catch(() => undefined);
  return { process: child, found };
}

/** Also waits until all its output has been read. */
async function kill(child: ChildProcess): Promise<void> {
  living.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

type Moment = 'writing' | 'starting';

/** The first amid writing and the second while it starts from what was left; then one in five while it starts. */
const momentOf = (round: number): Moment => {
  const byLot = random() < 0.2 ? 'starting' : 'writing';
  return (['writing', 'starting'] as const)[round] ?? byLot;
};

async function killAt(moment: Moment, started: Writer): Promise<void> {
  if (moment === 'starting') await wait(random() * 700);
  else {
    await expectNothingLost(started);
    await acknowledgements(between(random, LEAST_WRITTEN, 150));
    await wait(random() * 20);
  }
  await kill(started.process);
}

/** Waits until so many more are there: however slow the disk is, there is something to lose. */
const acknowledgements = (more: number) =>
  new Promise<void>((resolve) => {
    const enough = acknowledged.size + more;
    heard = () => {
      if (acknowledged.size >= enough) resolve();
    };
  });

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

const LEAST_WRITTEN = 10;

test('kills at random moments lose no acknowledged write', async () => {
  for (let round = 0; round < interruptionCount({ part: 2, full: 10 }); round += 1)
    await killAt(momentOf(round), startWriter());
  await expectNothingLost(startWriter());
  expect(acknowledged.size).toBeGreaterThanOrEqual(LEAST_WRITTEN);
});

test('power cuts at random moments lose no acknowledged write', async () => {
  for (let round = 0; round < interruptionCount({ part: 2, full: 10 }); round += 1) {
    await killAt(momentOf(round), startWriter('volatile'));
    cutThePower();
  }
  await expectNothingLost(startWriter());
  expect(acknowledged.size).toBeGreaterThanOrEqual(LEAST_WRITTEN);
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
