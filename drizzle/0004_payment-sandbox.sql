CREATE TABLE "sandbox_charges" (
	"order_id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"gross" integer NOT NULL,
	"items" jsonb NOT NULL,
	"word" text NOT NULL,
	"idempotency_key" text,
	"charged_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_notifications" (
	"notification_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notifications_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"word" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"answer" integer
);
--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_order_id_sandbox_charges_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_charges"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charges_transaction_key" ON "sandbox_charges" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_open_idx" ON "sandbox_charges" USING btree ("word","expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_charges_charged_idx" ON "sandbox_charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "sandbox_notifications_due_idx" ON "sandbox_notifications" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_notifications_order_idx" ON "sandbox_notifications" USING btree ("order_id","notification_id");