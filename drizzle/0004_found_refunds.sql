ALTER TABLE "payments" DROP CONSTRAINT "payments_refunds";--> statement-breakpoint
DROP INDEX "refunds_key";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "asked_by" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("order_id","refund_key");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds" CHECK ("payments"."refunded_amount" >= 0 and "payments"."refunding_amount" >= 0
      and greatest("payments"."refunded_amount", "payments"."refunding_amount") <= coalesce("payments"."accepted_amount", "payments"."gross_amount"));--> statement-breakpoint
DELETE FROM "orders" WHERE "status" = 'unshipped' AND NOT EXISTS (SELECT FROM "bills" b WHERE b."enrolment_id" = "orders"."enrolment_id" AND b."paid_at" IS NOT NULL);--> statement-breakpoint
UPDATE "enrolments" SET "settled_at" = NULL WHERE "settled_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "bills" b WHERE b."enrolment_id" = "enrolments"."enrolment_id" AND b."paid_at" IS NOT NULL);
