import { describe, expect, it } from 'vitest';
import { describeSettings, readSettings } from '../hono.config.ts';

describe('settings', () => {
  it('CFG-1 without any variable everything has its default', () => {
    expect(readSettings({})).toMatchObject({ port: 4400, dataFolder: 'data', databaseUrl: null });
    expect(readSettings({ PORT: '' }).port).toBe(4400);
  });

  it('CFG-1 variables are read as what they are', () => {
    const settings = readSettings({
      PORT: '0',
      PUBLIC_URL: 'https://panel.example/',
      TRUSTED_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(settings).toMatchObject({ port: 0, publicUrl: 'https://panel.example' });
    expect(settings.trustedOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('CFG-2 everything that is wrong is named at once, by its variable', () => {
    const wrong = { PORT: 'http', SECRET: 'short', REDIS_URL: 'redis://127.0.0.1' };
    expect(() => readSettings(wrong)).toThrow(/PORT.*SECRET.*REDIS_URL/);
  });

  it('OPS-3 OPS-14 there are no metrics unless a setting says where, and never on the port that people open', () => {
    expect(readSettings({}).metrics).toBeNull();
    expect(readSettings({ METRICS: '127.0.0.1:9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    expect(readSettings({ METRICS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 });
    for (const wrong of ['9464', ':9464', '127.0.0.1', '127.0.0.1:65536', 'http://x:9', 'a b:9'])
      expect(() => readSettings({ METRICS: wrong })).toThrow('METRICS');
    expect(() => readSettings({ METRICS: '127.0.0.1:4400' })).toThrow('METRICS: a port of its own');
  });

  it('CFG-3 every setting says what it means and has a variable of its own', () => {
    const described = describeSettings();
    expect(new Set(described.map(({ environment }) => environment)).size).toBe(described.length);
    expect(described.every(({ meaning }) => meaning.endsWith('.'))).toBe(true);
  });
});
