CREATE TABLE "school" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "school_one_row" CHECK ("school"."id" = 1),
	CONSTRAINT "school_mode" CHECK ("school"."mode" in ('demo', 'live'))
);
--> statement-breakpoint
-- A school from before is a demo only when the demo's own admin is in it.
INSERT INTO "school" SELECT 1, CASE WHEN EXISTS (SELECT FROM "users" WHERE "email" = 'admin@kancil.test') THEN 'demo' ELSE 'live' END
WHERE EXISTS (SELECT FROM "users");
