-- The job queue kept its messages in a schema of its own; the rows themselves say what is due, so nothing reads it any more.
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
