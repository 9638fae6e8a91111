CREATE TABLE "backups" (
	"backup_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_said" (
	"step" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kit_entries" ALTER COLUMN "entered_by" DROP NOT NULL;