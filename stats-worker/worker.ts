import { expose } from 'comlink';
import { createStatsApi } from './stats-api.ts';

expose(createStatsApi());
