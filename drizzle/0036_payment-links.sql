CREATE TABLE "payment_links" (
	"link_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"family_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"first_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_token_key" ON "payment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_bill_key" ON "payment_links" USING btree ("bill_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "payment_links_child_idx" ON "payment_links" USING btree ("child_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_link_id_payment_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("link_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_link_idx" ON "payments" USING btree ("link_id","created_at") WHERE link_id is not null;