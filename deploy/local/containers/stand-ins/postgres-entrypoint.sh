#!/bin/sh
# Creates the cluster and the database of POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB on the first start, as the official image does.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 \
    --locale=C.UTF-8 --locale-provider=builtin --no-instructions
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  if [ "$POSTGRES_DB" != postgres ]; then
    echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$PGDATA" postgres > /dev/null
  fi
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
