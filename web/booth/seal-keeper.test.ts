import { describe, expect, it, vi } from 'vitest';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { code } from './booth.fixture.ts';
import { createSealKeeper } from './seal-keeper.ts';

function keeper(answers: readonly Result<unknown>[]) {
  const asked: string[] = [];
  const later: (() => void)[] = [];
  let next = 0;
  const made = createSealKeeper({
    ask: (which) => {
      asked.push(which);
      const answer = answers[Math.min(next, answers.length - 1)] ?? accept(null);
      next += 1;
      return Promise.resolve(answer);
    },
    later: (act) => {
      later.push(act);
      return () => later.splice(later.indexOf(act), 1);
    },
  });
  return { made, asked, later };
}

describe('BTH-8 a seal is asked by itself', () => {
  it('once while it is wanted, and again after a pause when the network is away', async () => {
    const { made, asked, later } = keeper([refuse('unreachable'), accept(null)]);
    made.want([code('417')]);
    made.want([code('417')]);
    await vi.waitFor(() => expect(later).toHaveLength(1));
    expect(asked).toEqual(['417']);
    later.shift()?.();
    expect(asked).toEqual(['417', '417']);
    expect(made.refusals().size).toBe(0);
  });

  it('no more once the tray says it is sealed', async () => {
    const { made, asked, later } = keeper([accept(null)]);
    made.want([code('417')]);
    await vi.waitFor(() => expect(later).toHaveLength(1));
    made.want([]);
    expect(later).toHaveLength(0);
    expect(asked).toEqual(['417']);
  });

  it('a refusal is kept for the taster', async () => {
    const { made } = keeper([refuse('sheet-incomplete')]);
    const heard = vi.fn();
    made.subscribe(heard);
    made.want([code('852')]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(made.refusals().get(code('852'))?.code).toBe('sheet-incomplete');
  });
});
