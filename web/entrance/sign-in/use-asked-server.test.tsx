import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setupQuery } from '../../parts/http/queries.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { useIsAway } from '../offline/use-is-away.ts';
import { useAskedServer } from './login-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('BTH-31 a server that answered a moment ago and is cut off since is away on the sign-in', async () => {
  stubFetch(() => {
    throw new TypeError('cut');
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, networkMode: 'always', retry: false } },
  });
  queries.setQueryData(setupQuery().queryKey, { needed: false });
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = await renderHook(() => useIsAway(useAskedServer()), { wrapper: around });
  await expect.poll(() => result.current).toBe(true);
});
