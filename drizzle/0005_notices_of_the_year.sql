CREATE TABLE "family_mails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_day" date,
	"leave_token" text NOT NULL,
	CONSTRAINT "family_mails_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "told_until" (
	"job" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_mails" ADD CONSTRAINT "family_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("mail_at","user_id") WHERE mail_at is not null;