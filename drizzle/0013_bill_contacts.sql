CREATE TABLE "bill_contacts" (
	"bill_id" integer PRIMARY KEY NOT NULL,
	"contacted_at" timestamp (3) with time zone NOT NULL,
	"contacted_by" integer NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_contacts" ADD CONSTRAINT "bill_contacts_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_contacts" ADD CONSTRAINT "bill_contacts_contacted_by_users_user_id_fk" FOREIGN KEY ("contacted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bills_unpaid_idx" ON "bills" USING btree ("period_start","bill_id") WHERE paid_at is null;