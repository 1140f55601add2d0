import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import { createStatsApi } from '../api.ts';
import { nodeEndpoint } from './node-endpoint.ts';

if (parentPort !== null) expose(createStatsApi(), nodeEndpoint(parentPort));
