DROP INDEX "enrolments_year_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || searchable("users"."first_name" || ' ' || "users"."last_name" || ' ' || "users"."email" || ' ' || "users"."phone_number" || ' ' || replace("users"."phone_number", '+62', '0')) || ' ') STORED;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "parent_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "child_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The triggers of 0009_search-texts also write what the lists are sorted by, in the form in which search texts are compared.
CREATE OR REPLACE FUNCTION write_child_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	parent users;
BEGIN
	SELECT * INTO parent FROM users WHERE user_id = NEW.family_id;
	NEW.search_text := coalesce(' ' || searchable(concat_ws(' ', NEW.first_name, NEW.last_name, parent.first_name,
		parent.last_name, parent.phone_number, replace(parent.phone_number, '+62', '0'))) || ' ', '');
	NEW.parent_name := searchable(concat_ws(' ', parent.first_name, parent.last_name));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	child children;
BEGIN
	SELECT * INTO child FROM children WHERE child_id = NEW.child_id;
	NEW.search_text := coalesce(child.search_text, ' ') || coalesce(searchable(NEW.resi) || ' ', '');
	NEW.child_name := searchable(concat_ws(' ', child.first_name, child.last_name));
	RETURN NEW;
END $$;--> statement-breakpoint
-- Each trigger writes its row anew: those of the orders after those of the children.
UPDATE "children" SET "search_text" = '';--> statement-breakpoint
UPDATE "orders" SET "search_text" = '';--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE role = 'parent';--> statement-breakpoint
CREATE INDEX "enrolments_place_idx" ON "enrolments" USING btree ("academic_year_id","grade","child_id") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "children_parent_name_idx" ON "children" USING btree ("parent_name","child_id");--> statement-breakpoint
CREATE INDEX "orders_child_name_idx" ON "orders" USING btree ("child_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_child_name_idx" ON "orders" USING btree ("status","child_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_courier_idx" ON "orders" USING btree ("courier","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_courier_idx" ON "orders" USING btree ("status","courier","order_id");--> statement-breakpoint
CREATE INDEX "enrolments_year_idx" ON "enrolments" USING btree ("academic_year_id");