import { afterAll, beforeAll, describe } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { auditSuite } from './contract/audit.suite.ts';
import { documentsSuite } from './contract/documents.suite.ts';
import type { UseDatabase } from './contract/facts.ts';
import { filesSuite } from './contract/files.suite.ts';
import { ledgerSuite } from './contract/ledger.suite.ts';
import { movementsSuite } from './contract/movements.suite.ts';
import { ownEvaluationsSuite } from './contract/own-evaluations.suite.ts';
import { registersSuite } from './contract/registers.suite.ts';
import { resultsSuite } from './contract/results.suite.ts';
import { sheetsSuite } from './contract/sheets.suite.ts';
import { wallsSuite } from './contract/walls.suite.ts';
import { createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { testDatabase } from './testing/test-database.ts';

function everySuite(use: UseDatabase): void {
  describe('walls', () => wallsSuite(use));
  describe('documents', () => documentsSuite(use));
  describe('registers', () => registersSuite(use));
  describe('movements', () => movementsSuite(use));
  describe('files', () => filesSuite(use));
  describe('sheets', () => sheetsSuite(use));
  describe('own evaluations', () => ownEvaluationsSuite(use));
  describe('results', () => resultsSuite(use));
  describe('audit trail', () => auditSuite(use));
  describe('the leader’s book', () => ledgerSuite(use));
}

describe('the embedded database', () => {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.close());
  everySuite(() => opened(database));
});

describe('a PostgreSQL server', () => {
  let postgres: TestPostgres | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    database = await createDatabase({ url: await postgres.freshDatabase() });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });
  everySuite(() => opened(database));
});

function opened(database: Database | undefined): Database {
  if (database === undefined) throw new Error('the database is not open');
  return database;
}
