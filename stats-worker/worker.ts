import { expose } from 'comlink';
import { createStatsApi } from './api.ts';

expose(createStatsApi());
