import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** What may be asked for: so many a second, and so many at once after a rest, as `25/300`. */
const allowance = z
  .string()
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,6}$/)
  .transform((text) => {
    const [rate = 1, burst = 1] = text.split('/').map(Number);
    return { rate, burst };
  });

/** An address of this machine and a port, as `127.0.0.1:9464` or `[::1]:9464`. */
const endpoint = z
  .string()
  .regex(/^(?:\[[0-9a-f:.]+\]|[^\s:/@]+):\d{1,5}$/i)
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    return {
      host: text.slice(0, colon).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(colon + 1)),
    };
  })
  .refine(({ port }) => port <= 65_535, 'a port is 65535 at most');

/** One setting of the server: what it is called, what it means, what it may be, and where it is read from. */
const SETTINGS = {
  port: {
    name: 'Port',
    meaning: 'The TCP port the server listens on; 0 lets the system choose one.',
    schema: z.coerce.number().int().min(0).max(65_535),
    default: 4400,
    environment: 'PORT',
  },
  host: {
    name: 'Host',
    meaning: 'The address the server listens on; 0.0.0.0 for every network of the machine.',
    schema: z.string().min(1),
    default: '127.0.0.1',
    environment: 'HOST',
  },
  dataFolder: {
    name: 'Data folder',
    meaning:
      'Where the embedded database, the session secret and rescue files are kept, readable by its owner alone.',
    schema: z.string().min(1),
    default: 'data',
    environment: 'DATA_FOLDER',
  },
  databaseUrl: {
    name: 'Database address',
    meaning:
      'The address of a PostgreSQL server (15 or later). Without it the embedded database of the data folder is used.',
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    default: null,
    environment: 'DATABASE_URL',
  },
  databaseRequestsUrl: {
    name: 'Database address of requests',
    meaning:
      'The same database by a login of its own for requests, which owns nothing. Without it the product makes one, where it may.',
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    default: null,
    environment: 'DATABASE_REQUESTS_URL',
  },
  publicUrl: {
    name: 'Public address',
    meaning:
      'The address people open, for links in mail and for secure cookies; http://{host}:{port} when it is not set. Needed where people open a name other than localhost.',
    schema: z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, '')),
    default: null,
    environment: 'PUBLIC_URL',
  },
  trustedOrigins: {
    name: 'Trusted origins',
    meaning: 'Other origins that may call the server, separated by commas.',
    schema: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
    default: [],
    environment: 'TRUSTED_ORIGINS',
  },
  trustedProxies: {
    name: 'Proxies in front',
    meaning:
      'How many proxies stand in front of the server and add to X-Forwarded-For; 0 takes addresses from the socket.',
    schema: z.coerce.number().int().min(0).max(5),
    default: 0,
    environment: 'TRUSTED_PROXIES',
  },
  secret: {
    name: 'Session secret',
    meaning:
      'Signs session cookies, 32 characters or more. Without it one is made and kept in the data folder (mode 0600).',
    schema: z.string().min(32),
    default: null,
    environment: 'SECRET',
  },
  trailKey: {
    name: 'Key of the audit trail',
    meaning:
      'The file of the key that signs the audit trail, made at the first start (mode 0600); trail-key.pem in the data folder when it is not set.',
    schema: z.string().min(1),
    default: null,
    environment: 'TRAIL_KEY',
  },
  trailMail: {
    name: 'Mail of the trail',
    meaning: 'The address the heads of the audit trails are mailed to, once a day.',
    schema: z.email(),
    default: null,
    environment: 'TRAIL_MAIL',
  },
  trailPost: {
    name: 'Post of the trail',
    meaning: 'The address the heads of the audit trails are posted to as JSON, once a day.',
    schema: z.url({ protocol: /^https?$/ }),
    default: null,
    environment: 'TRAIL_POST',
  },
  smtpUrl: {
    name: 'Mail server',
    meaning:
      'The address of the SMTP server that sends password resets. Without it no mail is sent.',
    schema: z.string().regex(/^smtps?:\/\//),
    default: null,
    environment: 'SMTP_URL',
  },
  mailFrom: {
    name: 'Mail sender',
    meaning: 'The sender of the mail.',
    schema: z.string().min(3),
    default: 'Verdial <verdial@localhost>',
    environment: 'MAIL_FROM',
  },
  redisUrl: {
    name: 'Redis address',
    meaning:
      'The address of the Redis server that joins several server processes; they then need a PostgreSQL server too.',
    schema: z.string().regex(/^rediss?:\/\//),
    default: null,
    environment: 'REDIS_URL',
  },
  failedSignInDays: {
    name: 'Days of failed sign-ins',
    meaning: 'For how many days failed sign-ins are kept.',
    schema: z.coerce.number().int().min(1).max(3650),
    default: 90,
    environment: 'FAILED_SIGN_IN_DAYS',
  },
  backupFolder: {
    name: 'Folder of backups',
    meaning:
      'Where the installation writes backups of itself, a folder of its own. Without it none is made unasked.',
    schema: z.string().min(1),
    default: null,
    environment: 'BACKUP_FOLDER',
  },
  backupHours: {
    name: 'Hours between backups',
    meaning: 'After how many hours the next backup is made.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 24,
    environment: 'BACKUP_HOURS',
  },
  backupKeep: {
    name: 'Backups kept',
    meaning:
      'How many backups are kept in that folder; the oldest goes once a newer one stands whole.',
    schema: z.coerce.number().int().min(1).max(1_000),
    default: 14,
    environment: 'BACKUP_KEEP',
  },
  upgradeBackup: {
    name: 'Backup before an upgrade',
    meaning:
      'Whether what is stored is kept in the data folder before a newer release changes its tables: yes or no.',
    schema: z.enum(['yes', 'no']),
    default: 'yes',
    environment: 'UPGRADE_BACKUP',
  },
  requestsOfAccount: {
    name: 'Requests of an account',
    meaning:
      'How many requests one account may make a second, and how many at once after a rest, divided by a slash.',
    schema: allowance,
    default: { rate: 25, burst: 300 },
    environment: 'REQUESTS_ACCOUNT',
  },
  requestsOfStrangers: {
    name: 'Requests of strangers',
    meaning: 'The same for all who are not signed in at one address, an IPv6 one by its /64.',
    schema: allowance,
    default: { rate: 40, burst: 600 },
    environment: 'REQUESTS_STRANGERS',
  },
  requestsOfAddress: {
    name: 'Requests of an address',
    meaning: 'The same for everybody at one address.',
    schema: allowance,
    default: { rate: 300, burst: 3000 },
    environment: 'REQUESTS_ADDRESS',
  },
  framesOfAccount: {
    name: 'Frames of an account',
    meaning: 'The same for what one account sends over its sockets; what comes faster waits.',
    schema: allowance,
    default: { rate: 400, burst: 12_000 },
    environment: 'FRAMES_ACCOUNT',
  },
  boothIdleMinutes: {
    name: 'Unused booth',
    meaning: 'After how many minutes without use a taster is signed out.',
    schema: z.coerce.number().int().min(10).max(43_200),
    default: 60,
    environment: 'BOOTH_IDLE_MINUTES',
  },
  boothHours: {
    name: 'Longest booth',
    meaning: 'After how many hours a taster signs in anew, however much is done.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 12,
    environment: 'BOOTH_HOURS',
  },
  offlineSignInDays: {
    name: 'Sign-in without a network',
    meaning:
      'For how many days a taster may sign in without a network on a device where they signed in; 0 for never.',
    schema: z.coerce.number().int().min(0).max(365),
    default: 7,
    environment: 'OFFLINE_SIGN_IN_DAYS',
  },
  boothRestMinutes: {
    name: 'Booth at rest',
    meaning:
      'After how many minutes a booth whose last sheet is stored signs its taster out by itself; 0 for never.',
    schema: z.coerce.number().int().min(0).max(720),
    default: 5,
    environment: 'BOOTH_REST_MINUTES',
  },
  deskIdleMinutes: {
    name: 'Unused desk',
    meaning: 'After how many minutes without use a leader or an assistant is signed out.',
    schema: z.coerce.number().int().min(10).max(43_200),
    default: 4_320,
    environment: 'DESK_IDLE_MINUTES',
  },
  deskHours: {
    name: 'Longest desk',
    meaning: 'After how many hours a leader or an assistant signs in anew, however much is done.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 720,
    environment: 'DESK_HOURS',
  },
  metrics: {
    name: 'Metrics',
    meaning:
      'The address and port where metrics are read in the format of Prometheus, as 127.0.0.1:9464, a port of their own. Without it there are none.',
    schema: endpoint,
    default: null,
    environment: 'METRICS',
  },
  logRequests: {
    name: 'Requests in the log',
    meaning:
      'Which requests are written to the log at the level info or above: failed, or all, also those that went well.',
    schema: z.enum(['failed', 'all']),
    default: 'failed',
    environment: 'LOG_REQUESTS',
  },
  log: {
    name: 'Log level',
    meaning: 'The least important event that is written to the log.',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    default: 'info',
    environment: 'LOG',
  },
} as const;

type Declared = typeof SETTINGS;

/** What the server is told from outside. */
export type Settings = {
  readonly [Key in keyof Declared]: Declared[Key]['default'] extends null
    ? z.output<Declared[Key]['schema']> | null
    : z.output<Declared[Key]['schema']>;
};

/** A setting as documentation shows it. */
export type SettingDescription = {
  readonly name: string;
  readonly meaning: string;
  readonly environment: string;
  readonly default: string;
};

/** Every setting with its meaning, in the order they are declared. */
export function describeSettings(): readonly SettingDescription[] {
  return Object.values(SETTINGS).map((setting) => ({
    name: setting.name,
    meaning: setting.meaning,
    environment: setting.environment,
    default: describeDefault(setting.default),
  }));
}

function describeDefault(value: Declared[keyof Declared]['default']): string {
  if (value === null) return '';
  return typeof value === 'object' && 'rate' in value
    ? `${value.rate}/${value.burst}`
    : String(value);
}

/**
 * Reads the settings from the environment: the only place that does. An empty variable counts as unset.
 * Throws one error that names every variable that is not as it must be.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const problems: string[] = [];
  function read<Value, Fallback>(setting: {
    readonly schema: z.ZodType<Value>;
    readonly default: Fallback;
    readonly environment: string;
  }): Value | Fallback {
    const text = environment[setting.environment];
    if (text === undefined || text === '') return setting.default;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    problems.push(
      `${setting.environment}: ${parsed.error.issues.map((i) => i.message).join(', ')}`,
    );
    return setting.default;
  }
  const settings: Settings = {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    dataFolder: read(SETTINGS.dataFolder),
    databaseUrl: read(SETTINGS.databaseUrl),
    databaseRequestsUrl: read(SETTINGS.databaseRequestsUrl),
    publicUrl: read(SETTINGS.publicUrl),
    trustedOrigins: [...read(SETTINGS.trustedOrigins)],
    trustedProxies: read(SETTINGS.trustedProxies),
    secret: read(SETTINGS.secret),
    trailKey: read(SETTINGS.trailKey),
    trailMail: read(SETTINGS.trailMail),
    trailPost: read(SETTINGS.trailPost),
    smtpUrl: read(SETTINGS.smtpUrl),
    mailFrom: read(SETTINGS.mailFrom),
    redisUrl: read(SETTINGS.redisUrl),
    failedSignInDays: read(SETTINGS.failedSignInDays),
    backupFolder: read(SETTINGS.backupFolder),
    backupHours: read(SETTINGS.backupHours),
    backupKeep: read(SETTINGS.backupKeep),
    upgradeBackup: read(SETTINGS.upgradeBackup),
    requestsOfAccount: read(SETTINGS.requestsOfAccount),
    requestsOfStrangers: read(SETTINGS.requestsOfStrangers),
    requestsOfAddress: read(SETTINGS.requestsOfAddress),
    framesOfAccount: read(SETTINGS.framesOfAccount),
    boothIdleMinutes: read(SETTINGS.boothIdleMinutes),
    boothHours: read(SETTINGS.boothHours),
    offlineSignInDays: read(SETTINGS.offlineSignInDays),
    boothRestMinutes: read(SETTINGS.boothRestMinutes),
    deskIdleMinutes: read(SETTINGS.deskIdleMinutes),
    deskHours: read(SETTINGS.deskHours),
    metrics: read(SETTINGS.metrics),
    logRequests: read(SETTINGS.logRequests),
    log: read(SETTINGS.log),
  };
  const { metrics } = settings;
  if (metrics !== null && metrics.port !== 0 && metrics.port === settings.port)
    problems.push('METRICS: a port of its own, not that of PORT');
  if (settings.redisUrl !== null && settings.databaseUrl === null)
    problems.push('REDIS_URL: several processes need DATABASE_URL as well');
  if (settings.trailMail !== null && settings.smtpUrl === null)
    problems.push('TRAIL_MAIL: mail needs SMTP_URL as well');
  if (problems.length > 0) throw new Error(`Settings refused. ${problems.join('; ')}`);
  return settings;
}

/**
 * Whether npm started this process. npm puts a shell in between, which passes no signal on: the server then ends when
 * that shell is gone. Started otherwise, it outlives whoever started it.
 */
export const isStartedByNpm = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean => (environment['npm_lifecycle_event'] ?? '') !== '';

/** The script that npm runs, where npm started this process. */
export const npmScript = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => environment['npm_lifecycle_event'];

/** Whether the operator says which events are written to the log. */
export const asksForLog = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean => (environment[SETTINGS.log.environment] ?? '') !== '';
