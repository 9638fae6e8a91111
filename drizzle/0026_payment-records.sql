CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
CREATE INDEX "payments_family_state_idx" ON "payments" USING btree ("family_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_key" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
UPDATE "payments" SET "ended_by" = CASE
	WHEN "state" = 'REVERSED' THEN 'reversed'
	WHEN "gateway_status" = 'deny' THEN 'denied'
	WHEN "gateway_status" IN ('expire', 'failure') THEN 'expired'
	ELSE 'cancelled' END
	WHERE "state" IN ('FAILED', 'REVERSED');--> statement-breakpoint
-- Streets were not kept before: a parcel of then has its courier and city alone.
UPDATE "payments" SET "parcel" = jsonb_build_object('courier', year."courier", 'province', coalesce(year."delivery_province", ''),
	'city', coalesce(year."delivery_city", ''), 'addressDetails', '', 'zipCode', '')
	FROM "bills" bill JOIN "enrolments" year ON year."enrolment_id" = bill."enrolment_id"
	WHERE bill."bill_id" = "payments"."bill_id" AND bill."sequence" = 1;--> statement-breakpoint
UPDATE "payments" SET "receipt_number" = numbered."number" FROM (
	SELECT "order_id", nextval('receipt_numbers') AS "number" FROM (
		SELECT "order_id" FROM "payments" WHERE "state" IN ('CAPTURED', 'SETTLED') AND NOT "to_refund"
		ORDER BY "settled_at", "order_id") in_order) numbered
	WHERE numbered."order_id" = "payments"."order_id";
