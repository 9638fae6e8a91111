CREATE TABLE "visit_sums" (
	"week" date NOT NULL,
	"step" text NOT NULL,
	"entry" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_sums_week_step_entry_pk" PRIMARY KEY("week","step","entry")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_list_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "waiting_list_confirmed_idx" ON "waiting_list" USING btree ("confirmed_at");