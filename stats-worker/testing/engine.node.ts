import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import { createStatsApi } from '../stats-api.ts';
import { nodeEndpoint } from './node-endpoint.ts';

if (parentPort !== null) expose(createStatsApi(), nodeEndpoint(parentPort));
