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
    meaning: 'The address the server listens on; 0.0.0.0 listens on every network of the machine.',
    schema: z.string().min(1),
    default: '127.0.0.1',
    environment: 'HOST',
  },
  dataFolder: {
    name: 'Data folder',
    meaning:
      'The folder of the embedded database, the secret, the trail key and rescue files; readable by its owner alone.',
    schema: z.string().min(1),
    default: 'data',
    environment: 'DATA_FOLDER',
  },
  databaseUrl: {
    name: 'Database address',
    meaning:
      'The address of a PostgreSQL server (15 or later), as the owner of the tables. Unset: the embedded database.',
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    default: null,
    environment: 'DATABASE_URL',
  },
  databaseRequestsUrl: {
    name: 'Database address of requests',
    meaning:
      'The same database with the login for requests, which owns nothing. Unset: the server creates one, where it may.',
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    default: null,
    environment: 'DATABASE_REQUESTS_URL',
  },
  publicUrl: {
    name: 'Public address',
    meaning:
      'The address people open, for links in mail, secure cookies and passkeys. Needed for any name but localhost. Unset: http://{host}:{port}.',
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
      'How many proxies in front of the server add to X-Forwarded-For; 0 takes client addresses from the socket.',
    schema: z.coerce.number().int().min(0).max(5),
    default: 0,
    environment: 'TRUSTED_PROXIES',
  },
  secret: {
    name: 'Session secret',
    meaning:
      'Signs session cookies and encrypts second factors, 32 characters or more. Unset: the server keeps one in the data folder (mode 0600).',
    schema: z.string().min(32),
    default: null,
    environment: 'SECRET',
  },
  trailKey: {
    name: 'Key of the audit trail',
    meaning:
      'The file of the key that signs the audit trail, made at the first start (mode 0600). Unset: trail-key.pem in the data folder.',
    schema: z.string().min(1),
    default: null,
    environment: 'TRAIL_KEY',
  },
  trailMail: {
    name: 'Mail of the trail',
    meaning: 'The mail address that gets the heads of the audit trails once a day. Needs SMTP_URL.',
    schema: z.email(),
    default: null,
    environment: 'TRAIL_MAIL',
  },
  trailPost: {
    name: 'Post of the trail',
    meaning:
      'The http or https address that gets the heads of the audit trails as a JSON POST once a day.',
    schema: z.url({ protocol: /^https?$/ }),
    default: null,
    environment: 'TRAIL_POST',
  },
  smtpUrl: {
    name: 'Mail server',
    meaning: 'The address of the SMTP server. Unset: no mail is sent.',
    schema: z.string().regex(/^smtps?:\/\//),
    default: null,
    environment: 'SMTP_URL',
  },
  mailFrom: {
    name: 'Mail sender',
    meaning: 'The sender of all mail.',
    schema: z.string().min(3),
    default: 'Verdial <verdial@localhost>',
    environment: 'MAIL_FROM',
  },
  redisUrl: {
    name: 'Redis address',
    meaning:
      'The address of the Redis server that connects several server processes. Needs DATABASE_URL.',
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
    meaning: 'A folder of its own for automatic backups. Unset: no automatic backups.',
    schema: z.string().min(1),
    default: null,
    environment: 'BACKUP_FOLDER',
  },
  backupHours: {
    name: 'Hours between backups',
    meaning: 'Hours from one automatic backup to the next.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 24,
    environment: 'BACKUP_HOURS',
  },
  backupKeep: {
    name: 'Backups kept',
    meaning:
      'How many automatic backups are kept; the oldest is removed once a newer one is verified.',
    schema: z.coerce.number().int().min(1).max(1_000),
    default: 14,
    environment: 'BACKUP_KEEP',
  },
  upgradeBackup: {
    name: 'Backup before an upgrade',
    meaning:
      'Whether the data is kept in the data folder before a newer release migrates its tables: yes or no.',
    schema: z.enum(['yes', 'no']),
    default: 'yes',
    environment: 'UPGRADE_BACKUP',
  },
  requestsOfAccount: {
    name: 'Requests of an account',
    meaning: 'Rate limit for requests of one account: requests a second, a slash, and the burst.',
    schema: allowance,
    default: { rate: 25, burst: 300 },
    environment: 'REQUESTS_ACCOUNT',
  },
  requestsOfStrangers: {
    name: 'Requests of strangers',
    meaning: 'Rate limit for requests without a session from one address (IPv6: one /64).',
    schema: allowance,
    default: { rate: 40, burst: 600 },
    environment: 'REQUESTS_STRANGERS',
  },
  requestsOfAddress: {
    name: 'Requests of an address',
    meaning: 'Rate limit for all requests from one address.',
    schema: allowance,
    default: { rate: 300, burst: 3000 },
    environment: 'REQUESTS_ADDRESS',
  },
  framesOfAccount: {
    name: 'Frames of an account',
    meaning: 'Rate limit for WebSocket frames of one account; faster ones are throttled.',
    schema: allowance,
    default: { rate: 400, burst: 12_000 },
    environment: 'FRAMES_ACCOUNT',
  },
  boothIdleMinutes: {
    name: 'Unused booth',
    meaning: 'Idle timeout of a taster: minutes without use until sign-out.',
    schema: z.coerce.number().int().min(10).max(43_200),
    default: 60,
    environment: 'BOOTH_IDLE_MINUTES',
  },
  boothHours: {
    name: 'Longest booth',
    meaning: 'Absolute timeout of a taster: hours from sign-in to sign-out.',
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
      'Minutes from the last stored sheet of a booth until its taster is signed out; 0 for never.',
    schema: z.coerce.number().int().min(0).max(720),
    default: 5,
    environment: 'BOOTH_REST_MINUTES',
  },
  deskIdleMinutes: {
    name: 'Unused desk',
    meaning: 'Idle timeout of a leader or an assistant: minutes without use until sign-out.',
    schema: z.coerce.number().int().min(10).max(43_200),
    default: 4_320,
    environment: 'DESK_IDLE_MINUTES',
  },
  deskHours: {
    name: 'Longest desk',
    meaning: 'Absolute timeout of a leader or an assistant: hours from sign-in to sign-out.',
    schema: z.coerce.number().int().min(1).max(720),
    default: 720,
    environment: 'DESK_HOURS',
  },
  metrics: {
    name: 'Metrics',
    meaning:
      'The address and port for Prometheus, such as 127.0.0.1:9464; the port must differ from PORT. Unset: no metrics.',
    schema: endpoint,
    default: null,
    environment: 'METRICS',
  },
  logRequests: {
    name: 'Requests in the log',
    meaning: 'Which requests are logged at the level info or above: failed or all.',
    schema: z.enum(['failed', 'all']),
    default: 'failed',
    environment: 'LOG_REQUESTS',
  },
  log: {
    name: 'Log level',
    meaning: 'The lowest level that is logged: silent, error, warn, info or debug.',
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
