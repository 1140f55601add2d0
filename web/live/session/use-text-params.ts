import { useParams } from '@tanstack/react-router';

/** The parts of the page's address by name, as text; a part that is not there is absent. */
export function useTextParams(): Readonly<Partial<Record<string, string>>> {
  const params = useParams({ strict: false });
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
