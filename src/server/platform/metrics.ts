import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds. Pages are meant to take less than 0.6. */
const requestBuckets = [0.01, 0.05, 0.1, 0.3, 0.6, 1, 3, 10];
const jobBuckets = [0.1, 1, 10, 60, 600];

interface Pages {
  readonly load: { running: number; waiting: number };
}

/**
 * The figures of this process for a Prometheus. No label holds anything that a visitor writes: routes are those of the program,
 * statuses are classes, jobs and states are named in the code (rule R312).
 */
export const makeMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kancil_request_duration_seconds',
    help: 'Answered requests by route of the program and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'kancil_job_duration_seconds',
    help: 'Runs of what falls due: done, failed, or left to another process that is at it',
    // Not "job", by which Prometheus names what it reads from.
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const scrapeFailures = new Counter({
    name: 'kancil_scrape_failures_total',
    help: 'How often the figures in the database could not be read',
    registers,
  });
  let pages: Pages | null = null;
  const pagesNow = new Gauge({
    name: 'kancil_pages',
    help: 'Pages that are rendered now, and that wait for it',
    labelNames: ['state'],
    registers,
  });
  /** A figure that is set when somebody reads. */
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    answered: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    jobBegins: (name: string) => {
      const end = jobs.startTimer({ name });
      return (outcome: string) => void end({ outcome });
    },
    databaseFailed: () => scrapeFailures.inc(),
    watchPages: (queue: Pages) => void (pages = queue),
    connections: gauge('kancil_database_connections', 'Connections for queries, and who waits for one', [
      'state',
    ]),
    lettersWaiting: gauge('kancil_letters_waiting', 'Letters that are due and not sent'),
    oldestLetter: gauge('kancil_oldest_letter_seconds', 'How long the oldest of them has been there'),
    payments: gauge('kancil_payments_today', 'Payments begun today (WIB) by how they stand', ['state']),
    worker: gauge('kancil_worker_lives', '1 when some process does what falls due'),
    contentType: registry.contentType,
    text: () => {
      for (const [state, count] of Object.entries(pages?.load ?? {})) pagesNow.set({ state }, count);
      return registry.metrics();
    },
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
