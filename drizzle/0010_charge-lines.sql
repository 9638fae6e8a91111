ALTER TABLE "payments" ADD COLUMN "lines" jsonb;--> statement-breakpoint
UPDATE "payments" SET "lines" = jsonb_build_array(jsonb_build_object(
	'name', "bill_description", 'nameIndo', "bill_description_indo", 'description', '', 'descriptionIndo', '',
	'value', "gross_amount" - "fee", 'discount', 0));--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "lines" SET NOT NULL;
