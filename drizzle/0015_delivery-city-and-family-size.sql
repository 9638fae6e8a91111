ALTER TABLE "users" ADD COLUMN "max_children" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "delivery_province" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "delivery_city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_province" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_amount" integer;