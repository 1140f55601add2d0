const PROGRAMS =
  'npm|npx|node|caddy|docker|git|tar|sha256sum|systemctl|journalctl|curl|useradd|install|sudo|pg_dump|pg_restore|psql|echo|grep|cd|mv|node_modules/\\.bin/node';
const BEGINS = new RegExp(`^(?:${PROGRAMS})(?: |$)`);

/**
 * Extracts the commands that a page documents: lines of code blocks without a language, and inline
 * code that begins with a program (REL-8). Environment variables before a command, and remarks
 * after it, are left out.
 */
export function documentedCommands(page: string): readonly string[] {
  const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;
  const blocks = [...page.matchAll(fence)].flatMap(([, language, text = '']) =>
    language === '' ? text.split('\n') : [],
  );
  const inLine = [...page.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  const found = [...blocks, ...inLine]
    .map((line) => line.replace(/\s+#.*$/, ''))
    .flatMap((line) => line.split(/\s+(?:&&|\|)\s+/))
    .map((part) => part.trim().replace(/^(?:[A-Z_]+=\S+\s+)+/, ''))
    .filter((part) => BEGINS.test(part));
  return [...new Set(found)];
}
