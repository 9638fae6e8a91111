ALTER TABLE "sessions" ADD COLUMN "session_id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
-- Of sessions from before, the last visit is all that is known.
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sessions" SET "signed_in_at" = "seen_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "signed_in_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_agent" DROP DEFAULT;
