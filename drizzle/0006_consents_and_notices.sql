CREATE TABLE "consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" integer NOT NULL,
	"language" text NOT NULL,
	"said_by" integer NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_calls_made" (
	"academic_year_id" integer NOT NULL,
	"call" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "registration_calls_made_academic_year_id_call_pk" PRIMARY KEY("academic_year_id","call")
);
--> statement-breakpoint
DROP INDEX "children_name_idx";--> statement-breakpoint
DROP INDEX "children_parent_name_idx";--> statement-breakpoint
DROP INDEX "orders_child_name_idx";--> statement-breakpoint
DROP INDEX "orders_status_child_name_idx";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "child_id" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_said_by_users_user_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_calls_made" ADD CONSTRAINT "registration_calls_made_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_child_idx" ON "consents" USING btree ("child_id","kind","consent_id");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_child_idx" ON "news" USING btree ("child_id") WHERE child_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_kind_idx" ON "notifications" USING btree ("kind","notif_id");--> statement-breakpoint
CREATE INDEX "children_name_idx" ON "children" USING btree (searchable("first_name") collate "C",searchable("last_name") collate "C","child_id");--> statement-breakpoint
CREATE INDEX "children_parent_name_idx" ON "children" USING btree ("parent_name" collate "C","child_id");--> statement-breakpoint
CREATE INDEX "orders_child_name_idx" ON "orders" USING btree ("child_name" collate "C","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_child_name_idx" ON "orders" USING btree ("status","child_name" collate "C","order_id");