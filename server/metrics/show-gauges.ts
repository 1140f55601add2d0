import { Counter, Gauge, type Registry } from 'prom-client';

/** The sources of the gauges, read on each scrape. */
export type Seen = {
  /** The number of open WebSockets. */
  readonly sockets: () => number;
  /** The number of documents in memory. */
  readonly documents: () => number;
  /**
   * What is not yet committed: of how many documents, how many updates, and the age of the oldest
   * in ms.
   */
  readonly unsaved: () => {
    readonly documents: number;
    readonly updates: number;
    readonly waited: number;
  };
  /** The fair queue of the database: work in progress, and work waiting. */
  readonly turns: () => { readonly atWork: number; readonly waiting: number };
  /** Whether cross-process notifications are connected; null where there is one process. */
  readonly broker: (() => boolean) | null;
  /**
   * The timestamp of the last backup, in ms since 1970; null where none was made or nothing is
   * known.
   */
  readonly lastBackup: () => number | null | Promise<number | null>;
  /** The current time, in ms since 1970. */
  readonly now: () => number;
};

/** Registers gauges that are read on each scrape, and the usual metrics of a process (OPS-1). */
export function showGauges(registry: Registry, seen: Seen): void {
  const registers = [registry];
  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  gauge('verdial_sockets', 'Open sockets.', seen.sockets);
  gauge('verdial_documents', 'Live documents in memory.', seen.documents);
  gauge(
    'verdial_unsaved_documents',
    'Live documents with something that is not yet committed.',
    () => seen.unsaved().documents,
  );
  gauge(
    'verdial_unsaved_updates',
    'Updates of live documents that are not yet committed.',
    () => seen.unsaved().updates,
  );
  gauge(
    'verdial_unsaved_age_seconds',
    'How long the oldest update has waited that is not yet committed; 0 when there is none.',
    () => seen.unsaved().waited / 1_000,
  );
  gauge(
    'verdial_turns_at_work',
    'Pieces of work that ask the database now.',
    () => seen.turns().atWork,
  );
  gauge(
    'verdial_turns_waiting',
    'Pieces of work that wait for their turn at the database.',
    () => seen.turns().waiting,
  );
  const { broker } = seen;
  if (broker !== null)
    gauge('verdial_broker_joined', 'Whether news come and go between several processes.', () =>
      broker() ? 1 : 0,
    );
  showBackup(registry, seen);
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge(
    'process_start_time_seconds',
    'When the process started, in seconds since 1970.',
    () => Math.round(performance.timeOrigin) / 1_000,
  );
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time the process had of the processor.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1_000_000);
    },
  });
}

/**
 * Registers the age of the last backup. The gauge is left out, not zero, while there is none: an
 * unknown age must not look like a fresh backup.
 */
function showBackup(registry: Registry, { lastBackup, now }: Seen): void {
  const age = new Gauge({
    name: 'verdial_backup_age_seconds',
    help: 'How long ago the last backup was made; absent where none was made or nobody knows.',
    labelNames: [],
    registers: [registry],
    async collect() {
      this.remove();
      const at = await lastBackup();
      if (at !== null) this.set(Math.max(0, now() - at) / 1_000);
    },
  });
  age.remove();
}
