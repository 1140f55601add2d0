#!/usr/bin/env bash
# Fact: A secure cookie name with the prefix __Host- is prefixed once more
# Versions: better-auth 1.7.25
# Expected: with secure cookies a name that begins with __Host- is used as it is
# Found: every name gets __Secure- in front, and a browser knows no __Host- cookie by it; without secure cookies the name stays
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error better-auth@1.7.25 > npm.log || exit 2

cat > fact.js <<'CODE'
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';

const nameWith = async (useSecureCookies) => {
  const auth = betterAuth({
    baseURL: 'https://panel.example',
    secret: 'for this script alone, 32 letters long or more',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    advanced: { useSecureCookies, cookiePrefix: '__Host-panel' },
    telemetry: { enabled: false },
  });
  const { authCookies } = await auth.$context;
  return authCookies.sessionToken.name;
};
const names = { secure: await nameWith(true), plain: await nameWith(false) };
console.log(names);
const isAsFound = names.secure === '__Secure-__Host-panel.session_token' && names.plain === '__Host-panel.session_token';
process.exit(isAsFound ? 0 : 1);
CODE
node fact.js
