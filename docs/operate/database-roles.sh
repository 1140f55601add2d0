#!/bin/sh
# Makes the database and its two roles, as docs/operating.md has them; run by the administrator when PostgreSQL starts the first time.
set -eu
psql --username="${POSTGRES_USER:-postgres}" --dbname=postgres --set=ON_ERROR_STOP=1 \
  --set=owner="$OWNER_PASSWORD" --set=requests="$REQUESTS_PASSWORD" <<'SQL'
create role verdial_app nologin;
create role verdial_service nologin;
create role verdial_owner login password :'owner';
create role verdial_requests login noinherit password :'requests';
grant verdial_app, verdial_service to verdial_requests;
create database verdial owner verdial_owner template template0 encoding 'UTF8';
revoke all on database verdial from public;
grant connect on database verdial to verdial_requests;
SQL
