CREATE TABLE "sandbox_card_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"masked_card" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"body" text
);
--> statement-breakpoint
DROP INDEX "sandbox_charges_open_idx";--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "payment_type" text DEFAULT 'qris' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "fraud_status" text DEFAULT 'accept' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "bill_key" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "question_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "next_status" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sandbox_charges" SET "next_status" = 'expire', "next_at" = "expires_at" WHERE "gateway_status" = 'pending';--> statement-breakpoint
CREATE INDEX "sandbox_card_tokens_made_idx" ON "sandbox_card_tokens" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "sandbox_replies_made_idx" ON "sandbox_replies" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charges_question_key" ON "sandbox_charges" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_bill_idx" ON "sandbox_charges" USING btree ("bill_key");--> statement-breakpoint
CREATE INDEX "sandbox_charges_next_idx" ON "sandbox_charges" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "sandbox_charges" DROP COLUMN "idempotency_key";