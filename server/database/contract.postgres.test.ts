import { afterAll, beforeAll, describe } from 'vitest';
import { auditSuite } from './contract/audit.suite.ts';
import { booksSuite } from './contract/books.suite.ts';
import { daysSuite } from './contract/days.suite.ts';
import { documentsSuite } from './contract/documents.suite.ts';
import type { UseDatabase } from './contract/facts.ts';
import { filesSuite } from './contract/files.suite.ts';
import { keysSuite } from './contract/keys.suite.ts';
import { migrationsSuite } from './contract/migrations.suite.ts';
import { movementsSuite } from './contract/movements.suite.ts';
import { ownEvaluationsSuite } from './contract/own-evaluations.suite.ts';
import { registersSuite } from './contract/registers.suite.ts';
import { resultsSuite } from './contract/results.suite.ts';
import { rowSecuritySuite } from './contract/row-security.suite.ts';
import { sheetsSuite } from './contract/sheets.suite.ts';
import { zonesSuite } from './contract/zones.suite.ts';
import type { Database } from './database.ts';
import { ENGINES, type StartedEngine } from './testing/engines.ts';

function everySuite(use: UseDatabase): void {
  describe('migrations', () => migrationsSuite(use));
  describe('walls', () => rowSecuritySuite(use));
  describe('keys', () => keysSuite(use));
  describe('documents', () => documentsSuite(use));
  describe('time zones', () => zonesSuite(use));
  describe('registers', () => registersSuite(use));
  describe('tasting days', () => daysSuite(use));
  describe('movements', () => movementsSuite(use));
  describe('files', () => filesSuite(use));
  describe('sheets', () => sheetsSuite(use));
  describe('own evaluations', () => ownEvaluationsSuite(use));
  describe('results', () => resultsSuite(use));
  describe('audit trail', () => auditSuite(use));
  describe('the leader’s book', () => booksSuite(use));
}

describe.each(ENGINES)('$name', ({ start }) => {
  let engine: StartedEngine | undefined;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.stop());
  everySuite(() => opened(engine));
});

function opened(engine: StartedEngine | undefined): Database {
  if (engine === undefined) throw new Error('the database is not open');
  return engine.database;
}
