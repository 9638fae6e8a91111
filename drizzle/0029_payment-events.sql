CREATE TABLE "payment_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"source" text NOT NULL,
	"said" text NOT NULL,
	"response" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id","event_id");--> statement-breakpoint
-- What was known of payments before every word was kept.
INSERT INTO "payment_events" ("order_id", "source", "said", "response", "state", "at")
	SELECT "order_id", 'charge', "gateway_status", "response", "state", "created_at" FROM "payments" ORDER BY "created_at", "order_id";--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_payment_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of payment_events are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_events_only_added" BEFORE UPDATE OR DELETE ON "payment_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_payment_events"();
