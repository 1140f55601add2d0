import { join } from 'node:path';
import type { Settings } from '../hono.config.ts';
import { clientNetwork } from './accounts/client-network.ts';
import { createConfirmTokens } from './accounts/confirm-token.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { forgetFailedSignIns } from './accounts/failed-sign-ins.ts';
import { createKnownDevices } from './accounts/known-devices.ts';
import { listOtherRoles } from './accounts/list-other-roles.ts';
import { createOfflineTokens } from './accounts/offline-tokens.ts';
import { owingSessions } from './accounts/second-factor/owes-second-factor.ts';
import { passkeySite } from './accounts/second-factor/passkey-site.ts';
import { readSecret } from './accounts/secret.ts';
import { sessionRule } from './accounts/session-rule.ts';
import { createSignInLimits } from './accounts/sign-in-limits.ts';
import { watchSessions } from './accounts/watch-sessions.ts';
import { DAY_HEADS_FILE, readDayHeads } from './audit/day-heads-file.ts';
import { createHeadKeeper, publicKeys } from './audit/keep-heads.ts';
import { openDatabase } from './audit/open-database.ts';
import { mailHeads, postHeads } from './audit/send-heads.ts';
import { createBackups } from './backups/installation/create-backups.ts';
import { createPanelBackups } from './backups/panel/panel-backup.ts';
import { createPreUpgradeBackup } from './backups/pre-upgrade-backup.ts';
import { createDocumentAccess } from './commands/access/create-document-access.ts';
import { createCommands } from './commands/create-commands.ts';
import { comingPlans } from './commands/sessions/coming-plans.ts';
import { criteriaOfSession } from './commands/sessions/criteria-of-session.ts';
import { prepareDataFolder } from './data-folder.ts';
import { listAlikeCodes } from './database/alike-codes.ts';
import { createDocumentStore } from './database/documents/create-document-store.ts';
import { deleteExpiredCommandIds } from './database/installation/idempotency-keys.ts';
import { hasPanel } from './database/installation/panels.ts';
import { keyFileOf } from './database/installation/trail-keys.ts';
import { locationOf } from './database/location.ts';
import { acquireInstanceLock, INSTANCE_LOCK_WAIT } from './database/postgres/instance-lock.ts';
import { newestSchema } from './database/schema-state.ts';
import { seedDemonstration } from './demonstration/seed-demonstration.ts';
import { tellAccounts } from './demonstration/tell-accounts.ts';
import { createHealth } from './health.ts';
import { readOwnManifest } from './http/build-manifest.ts';
import { clientAddress } from './http/client-address.ts';
import { createApp } from './http/create-app.ts';
import { createRoutes } from './http/create-routes.ts';
import { createOriginRule } from './http/origin-rule.ts';
import { readMatchingPage } from './http/read-matching-page.ts';
import { createClientIdentities } from './limits/client-identity.ts';
import { createClientLimits } from './limits/client-limits.ts';
import { listen } from './listen.ts';
import { createLog, describeProblem, type Log } from './log/log.ts';
import { createMail } from './mail/create-mail.ts';
import { invitationLetter } from './mail/invitation-letter.ts';
import { createPostman } from './mail/postman.ts';
import { resetLetter } from './mail/reset-letter.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { timedStore } from './metrics/timed-store.ts';
import { noteBooths } from './note-booths.ts';
import { createSync } from './sync/create-sync.ts';
import { joinRedis } from './sync/multi-process/join-redis.ts';
import { createUpgrade } from './sync/upgrade.ts';
import { createTidying } from './tidying.ts';
import { createWatch } from './watch.ts';
import { createWatching } from './watching/create-watching.ts';
import { isWatchPath, openWatcher } from './watching/watch-upgrade.ts';

/** The environment of the product, apart from its settings: clocks, output and the built page. */
export type Outside = {
  readonly now: () => number;
  /** A monotonic clock, in ms. */
  readonly monotonic: () => number;
  /** Writes a line of the log. */
  readonly write: (line: string) => void;
  /** LOG-3: writes to people at a terminal; absent where nobody reads. */
  readonly say?: (words: string) => void;
  /** LOG-8: hears what the start does now. */
  readonly doing?: (what: string) => void;
  /** The folder of the built page. */
  readonly page: string;
  /**
   * LOG-2: receives the log before anything else is created, so that the output of libraries goes
   * into it.
   */
  readonly heard?: (log: Log) => void;
};

/** The running product, as `compose` returns it. */
export type Running = Awaited<ReturnType<typeof compose>>;

/** The most WebSockets of one address: a whole national tasting behind one router. */
const MOST_SOCKETS_AN_ADDRESS = 2_000;

/**
 * The polling intervals in which open documents are checked against sessions and records, in ms. A
 * single process is notified of everything at once, except that a session ended by time alone.
 * Several processes learn of each other's changes from the database, within the second of ACC-7,
 * also when the broker is down (KEE-8).
 */
const WATCH_EVERY = { alone: 60_000, several: 400 } as const;

/**
 * LIV-3: the polling interval of watchers' API keys, in ms: all processes learn within a second
 * that one was revoked.
 */
const WATCHERS_EVERY = 400;

/**
 * COM-3, COM-10: the interval in which old idempotency keys and old failed sign-ins are removed, in
 * ms: at the start, and once a day.
 */
const FORGET_EVERY = 86_400_000;

/**
 * KEE-31: the timeout of background jobs at shutdown, in ms; work that is not done then is rescued.
 */
const BEHIND_AT_END = 2_000;

/**
 * AUD-9: the interval in which changed heads of audit trails are written to a file, in ms. They are
 * also written at the start and at the end.
 */
const KEEP_HEADS_EVERY = 3_600_000;

/** BRD-27: the interval in which the connected booths are kept in the database, in ms. */
const NOTE_BOOTHS_EVERY = 60_000;

/** DAT-13: the interval in which tables of the embedded database are checked for vacuum, in ms. */
const TIDY_EVERY = 60_000;

/** ACC-119: the interval in which due mails are sent, in ms. */
const POST_EVERY = 5_000;

/**
 * Composition root: creates every part of the product and starts it. No other module creates them.
 */
export async function compose(settings: Settings, outside: Outside) {
  const { now, monotonic, write, page } = outside;
  const metrics = settings.metrics === null ? null : createMetrics();
  const log = createLog({
    least: settings.log,
    write,
    now: () => new Date(now()),
    ...(metrics === null ? {} : { told: metrics.noteEvent }),
  });
  outside.heard?.(log);
  const folder = await prepareDataFolder(settings.dataFolder);
  const secret = settings.secret ?? (await readSecret(folder));
  const place = locationOf({ ...settings, dataFolder: folder, requestsSecret: secret });
  const trailKey = keyFileOf(place) ?? '';
  // DAT-43: before the tables are checked, so that a server that replaces another waits for its
  // end.
  const instanceLock =
    settings.databaseUrl === null
      ? null
      : await acquireInstanceLock({
          url: settings.databaseUrl,
          several: settings.redisUrl !== null,
          wait: INSTANCE_LOCK_WAIT,
          onLost: (became, problem) =>
            log(became === 'taken' ? 'error' : 'warn', `place-${became}`, {
              problem: problem === null ? null : describeProblem(problem),
            }),
        });
  outside.doing?.('Opening the database, which the first start creates');
  const database = await openDatabase(
    place,
    { beforeUpgrade: createPreUpgradeBackup({ settings, folder, trailKey, now, log }) },
    new Date(now()),
  ).catch(async (problem: unknown) => {
    await instanceLock?.release();
    throw problem;
  });
  outside.doing?.('Preparing the server');
  if (!database.durability.synced) log('warn', 'not-durable', { note: database.durability.note });

  // SEC-51: warned of at every start.
  if (database.engine === 'server' && !database.requests.own)
    log('warn', 'requests-as-owner', { note: database.requests.note });
  // REG-12: confusable codes of an older release are reported, and not changed.
  for (const alike of await database.asOwner(listAlikeCodes))
    log('warn', 'codes-look-alike', alike);
  const headsFile = join(folder, DAY_HEADS_FILE);
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const mail = createMail({ smtpUrl: settings.smtpUrl, from: settings.mailFrom });
  const address = { url: settings.publicUrl ?? '', port: settings.port };
  const accounts = await createAccounts({
    database,
    secret,
    secure,
    log,
    sessions: { rule: sessionRule(settings), now },
    passkeySite: () => passkeySite({ ...settings, port: address.port }),
    sendReset:
      mail &&
      (({ email, name, token, acceptLanguage }) =>
        mail(
          resetLetter({
            to: email,
            name,
            link: `${address.url}/reset?token=${encodeURIComponent(token)}`,
            acceptLanguage,
          }),
        )),
  });

  const confirmTokens = createConfirmTokens(secret);
  const postman = createPostman({
    database,
    mail,
    now,
    log,
    linkOf: (doubt) => `${address.url}/confirm?token=${confirmTokens.tokenOf(doubt)}`,
  });
  const broker =
    settings.redisUrl === null
      ? null
      : await joinRedis(settings.redisUrl, (state, problem) =>
          log(state === 'joined' ? 'info' : 'error', `broker-${state}`, {
            problem: problem === undefined ? null : describeProblem(problem),
          }),
        );
  const sync = createSync({
    store: timedStore(createDocumentStore(database), monotonic, metrics?.noteCommit),
    ...createDocumentAccess(database),
    callerOf: accounts.callerOf,
    broker,
    monotonic,
    log(event, data) {
      if (event === 'store-failed') health.noteStoreFailure();
      log(event === 'document-refused' ? 'info' : 'error', event, data);
    },
  });
  const backups = createBackups({ database, settings, folder, now, log });
  const health = createHealth(database, sync.queue, broker, backups.health);
  sync.onStored(health.noteStored);
  const commands = createCommands({
    database,
    sync,
    now,
    log,
    listOtherRoles: (actor) => listOtherRoles(database, actor),
  });
  const watching = createWatching({
    database,
    sync,
    now,
    monotonic,
    onProblem: (problem) => log('error', 'watching-failed', { problem: describeProblem(problem) }),
  });
  const watchersNotSeen = (problem: unknown): void =>
    log('error', 'watchers-not-looked-at', { problem: describeProblem(problem) });
  const lookingAtWatchers = createWatch({ look: watching.look, onProblem: watchersNotSeen });
  const isTrustedOrigin = createOriginRule(settings);

  async function demonstrate(timeZone: string) {
    const seeded = await seedDemonstration({ database, accounts, now, log, timeZone });
    // LOG-1, LOG-3, LOG-4: passwords, and text for people, never go into the log.
    if (seeded.ok) outside.say?.(tellAccounts(seeded.value, address.url));
    return seeded;
  }

  const traffic = createClientLimits({
    limits: {
      account: settings.requestsOfAccount,
      strangers: settings.requestsOfStrangers,
      address: settings.requestsOfAddress,
      frames: settings.framesOfAccount,
    },
    identities: createClientIdentities({ secret, secure, clientNetwork }),
    monotonic,
    engine: settings.databaseUrl === null ? 'embedded' : 'server',
  });
  const app = createApp({
    traffic,
    routes: createRoutes({
      database,
      accounts,
      log,
      limits: createSignInLimits(monotonic),
      devices: createKnownDevices({ secret, secure }),
      confirmTokens,
      offline: createOfflineTokens({ database, secret, days: settings.offlineSignInDays }),
      boothRestMinutes: settings.boothRestMinutes,
      execute: commands.execute,
      sendInvitation:
        mail &&
        (({ email, token, ...person }) =>
          mail(
            invitationLetter({
              ...person,
              to: email,
              link: `${address.url}/reset?token=${encodeURIComponent(token)}`,
            }),
          )),
      health: { health: health.read, ready: health.ready },
      ownBackups: backups.read,
      panelBackups: createPanelBackups({ database, log }),
      comingPlans: (panel) => comingPlans({ database, sync, now }, panel),
      criteriaOf: (panel, session) => criteriaOfSession({ database, sync }, panel, session),
      returnToGate: (user) =>
        sync.returnToGate(({ actor }) => actor.user === user, 'access-changed'),
      publicUrl: settings.publicUrl,
      lookAtWatchers: () => void watching.look().catch(watchersNotSeen),
      dayHeads: async () => readDayHeads(headsFile, await database.asInstallation(publicKeys)),
      seedDemonstration: demonstrate,
    }),
    signedInOf: accounts.signedInOf,
    addressOf: ({ env }) => clientAddress(env.incoming, settings.trustedProxies),
    files: await readMatchingPage(page, readOwnManifest, log),
    isTrustedOrigin,
    secure,
    log,
    requests: {
      successAt: settings.logRequests === 'all' ? 'info' : 'debug',
      noteRequest: metrics?.noteRequest,
    },
  });
  const upgrade = createUpgrade({
    hocuspocus: sync.hocuspocus,
    isTrustedOrigin: (origin, request) => isTrustedOrigin(origin, request.headers.host),
    traffic,
    mostSocketsAnAddress: MOST_SOCKETS_AN_ADDRESS,
    pingEvery: 3_000,
    addressOf: (request) => clientAddress(request, settings.trustedProxies),
    watchers: { isWatch: isWatchPath, open: (watcher) => openWatcher(watching, watcher) },
  });
  const watch = createWatch({
    async look() {
      await watchSessions({
        openSessions: sync.openSessions,
        endedSessions: async (sessions) => [
          ...(await accounts.endedSessions(sessions)),
          ...(await owingSessions(database, sessions)),
        ],
        returnToGate: (sessions) =>
          sync.returnToGate(({ session }) => sessions.has(session), 'access-changed'),
      });
      await sync.look();
    },
    onProblem: (problem) => log('error', 'watch-failed', { problem: describeProblem(problem) }),
  });
  const forgetting = createWatch({
    look: () =>
      database.asInstallation(async (trx) => {
        await deleteExpiredCommandIds(trx, new Date(now()));
        await forgetFailedSignIns(trx, new Date(now()), settings.failedSignInDays);
      }),
    onProblem: (problem) =>
      log('error', 'command-ids-not-forgotten', { problem: describeProblem(problem) }),
  });
  const notingBooths = createWatch({
    look: () => noteBooths(database, sync.presentBooths(), new Date(now())),
    onProblem: (problem) => log('error', 'booths-not-noted', { problem: describeProblem(problem) }),
  });
  const { trailMail, trailPost } = settings;
  const heads = createHeadKeeper({
    database,
    file: headsFile,
    now,
    log,
    send: [
      ...(mail === null || trailMail === null ? [] : [mailHeads(mail, trailMail)]),
      ...(trailPost === null ? [] : [postHeads(trailPost)]),
    ],
  });
  const noHeads = (problem: unknown) =>
    log('error', 'trail-heads-not-kept', { problem: describeProblem(problem) });
  const keepingHeads = createWatch({ look: heads.look, onProblem: noHeads });
  const posting = createWatch({
    look: postman.look,
    onProblem: (problem) => log('error', 'letters-not-sent', { problem: describeProblem(problem) }),
  });
  const tidying = createTidying({ vacuum: database.vacuum, monotonic });
  sync.onStored(tidying.noteStored);
  const watchingRoom = createWatch({
    look: tidying.look,
    onProblem: (problem) => log('error', 'not-tidied', { problem: describeProblem(problem) }),
  });
  health.noteWork([
    ['access', watch],
    ['watchers', lookingAtWatchers],
    ['forgetting', forgetting],
    ['booths', notingBooths],
    ['trail-heads', keepingHeads],
    ['letters', posting],
    ['tidying', watchingRoom],
  ]);
  const { host } = settings;
  let closing = false;
  metrics?.show({
    sockets: upgrade.open,
    documents: () => sync.hocuspocus.getDocumentsCount(),
    unsaved: () => ({
      documents: sync.queue.dirtyNames().length,
      updates: sync.queue.unsavedUpdates(),
      waited: sync.queue.unsavedFor(),
    }),
    turns: traffic.turns,
    broker: broker?.isJoined ?? null,
    lastBackup: async () => {
      const { made } = await backups.read();
      return made === null ? null : Date.parse(made.at);
    },
    now,
  });
  const watched =
    metrics === null || settings.metrics === null
      ? null
      : await openMetrics(metrics, settings.metrics, log);
  const listening = await listen({ app, upgrade: upgrade.handle, host, port: settings.port });
  watch.start(settings.redisUrl === null ? WATCH_EVERY.alone : WATCH_EVERY.several);
  lookingAtWatchers.start(WATCHERS_EVERY);
  forgetting.start(FORGET_EVERY, 0);
  notingBooths.start(NOTE_BOOTHS_EVERY);
  keepingHeads.start(KEEP_HEADS_EVERY, 0);
  posting.start(POST_EVERY, 0);
  if (database.vacuum !== null) watchingRoom.start(TIDY_EVERY);
  await backups.start();
  const reconciling = commands.reconcileAll((done, of) => {
    health.noteReconciled(done, of);
    if (done === of) log('info', 'reconciled', { sessions: of });
    return !closing;
  });
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  address.port = listening.port;
  address.url = settings.publicUrl ?? `http://${shown}:${listening.port}`;

  return {
    url: address.url,
    port: listening.port,
    log,
    database,
    /** REL-5: the newest migration of the database. */
    schema: newestSchema(),
    /**
     * STA-3: fills an installation without a panel with the demonstration, and shows its accounts.
     */
    demonstrate,
    /** Resolves once every session is reconciled with its rows. */
    reconciled: reconciling,
    /** STA-1: whether the installation waits for its set-up. */
    isNew: async () => !(await database.asInstallation(hasPanel)),
    /**
     * Graceful shutdown (KEE-2, KEE-3): accepts nothing new, stores what is left within `deadline`
     * ms, and ends. Returns the names of the documents that could not be stored. They are in a
     * rescue file of the data folder, which `npm run rescue` replays.
     */
    async close(deadline: number): Promise<readonly string[]> {
      closing = true;
      health.noteEnding();
      watch.stop();
      lookingAtWatchers.stop();
      forgetting.stop();
      notingBooths.stop();
      watchingRoom.stop();
      keepingHeads.stop();
      posting.stop();
      const noBackups = backups.close();
      await reconciling.catch((problem: unknown) =>
        log('error', 'not-reconciled', { problem: describeProblem(problem) }),
      );
      await broker?.close();
      listening.stop();
      upgrade.close();
      const rescueFile = join(
        folder,
        `rescue-${new Date(now()).toISOString().replaceAll(':', '')}.jsonl`,
      );
      const left = await sync.close(deadline, rescueFile, () => commands.close(BEHIND_AT_END));
      if (left.length > 0)
        log('error', 'rescued', {
          documents: left,
          file: rescueFile,
          next: `npm run rescue -- ${rescueFile}`,
        });
      upgrade.terminate();
      await listening.cut();
      // If the database accepts no more writes, there is no point in waiting for it.
      if (left.length === 0) await heads.look().catch(noHeads);
      await noBackups;
      await database.close();
      await instanceLock?.release();
      await watched?.close();
      return left;
    },
  };
}
