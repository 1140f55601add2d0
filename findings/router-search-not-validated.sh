#!/usr/bin/env bash
# Fact: Search parameters that no route names are passed on
# Versions: @tanstack/react-router 1.170.46, react 19.3.1, react-dom 19.3.1
# Expected: validateSearch decides what a route gets as its search, so what it does not return is not there
# Found: what the address has besides is merged into the search of the route
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @tanstack/react-router@1.170.46 react@19.3.1 react-dom@19.3.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';

const rootRoute = createRootRoute();
const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/samples',
  validateSearch: ({ page }) => ({ page: Number(page) }),
});
const router = createRouter({
  routeTree: rootRoute.addChildren([list]),
  history: createMemoryHistory({ initialEntries: ['/samples?page=2&other=yes'] }),
});
const { search } = router.matchRoutes(router.latestLocation).at(-1);
console.log(search);
process.exit(search.page === 2 && search.other === 'yes' ? 0 : 1);
CODE
node fact.js
