import type { Plugin } from 'vite';

const PROCESSOR = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const MAKER = /^import \{ (create\w+), (create\w+) \} from "\.\.\/core\/to-json-schema\.js";$/m;

/**
 * A Vite plugin that leaves out of the page's Zod what makes JSON Schemas, a fifth of the library.
 * The page only parses. Every schema names its processor, so that the bundler cannot leave it out.
 */
export function zodInPage(): Plugin {
  return {
    name: 'zod-in-page',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) => ({ code: withoutJsonSchema(code), map: null }),
    },
  };
}

/** Removes JSON Schema from Zod’s `classic/schemas.js`. Throws if the file looks different. */
export function withoutJsonSchema(code: string): string {
  const makers = MAKER.exec(code);
  if (makers === null || code.search(PROCESSOR) < 0)
    throw new Error('Zod makes its JSON Schemas elsewhere now: see tools/zod-in-page-plugin.ts');
  const [line, ...names] = makers;
  const refused = names.map(
    (name) => `const ${name} = () => () => { throw new Error("no JSON Schema in the page"); };`,
  );
  return code.replace(line, () => refused.join('\n')).replaceAll(PROCESSOR, '');
}
