CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The form in which search texts and searched words are compared: small letters, without the signs inside phone numbers.
CREATE FUNCTION searchable(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN lower(translate(said, '-().''', ''));--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || searchable("news"."title" || ' ' || "news"."title_indo") || ' ') STORED;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || searchable("testimonies"."sender" || ' ' || "testimonies"."sender_indo" || ' ' || "testimonies"."testimony" || ' ' || "testimonies"."testimony_indo") || ' ') STORED;--> statement-breakpoint
ALTER TABLE "course_masters" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || searchable("course_masters"."title" || ' ' || "course_masters"."title_indo") || ' ') STORED;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A child is found by its own name, its parent's, and the parent's phone number in both ways of writing it.
CREATE FUNCTION write_child_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_text := coalesce((
		SELECT ' ' || searchable(concat_ws(' ', NEW.first_name, NEW.last_name, parent.first_name, parent.last_name,
			parent.phone_number, replace(parent.phone_number, '+62', '0'))) || ' '
		FROM users parent WHERE parent.user_id = NEW.family_id), '');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER children_search_text BEFORE INSERT OR UPDATE OF family_id, first_name, last_name, search_text ON children
	FOR EACH ROW EXECUTE FUNCTION write_child_search_text();--> statement-breakpoint
-- Writing the search text of a row makes its own trigger write it anew.
CREATE FUNCTION renew_search_texts_of_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE children SET search_text = '' WHERE family_id = NEW.user_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, phone_number ON users FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name, OLD.phone_number) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone_number))
	EXECUTE FUNCTION renew_search_texts_of_family();--> statement-breakpoint
-- An order is found by its tracking number and by what its child is found by.
CREATE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_text := coalesce((SELECT child.search_text FROM children child WHERE child.child_id = NEW.child_id), ' ')
		|| coalesce(searchable(NEW.resi) || ' ', '');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_search_text BEFORE INSERT OR UPDATE OF child_id, resi, search_text ON orders
	FOR EACH ROW EXECUTE FUNCTION write_order_search_text();--> statement-breakpoint
CREATE FUNCTION renew_search_texts_of_child() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE orders SET search_text = '' WHERE child_id = NEW.child_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER children_orders_search_text AFTER UPDATE OF family_id, first_name, last_name, search_text ON children FOR EACH ROW
	WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text)
	EXECUTE FUNCTION renew_search_texts_of_child();--> statement-breakpoint
UPDATE "children" SET "search_text" = '';--> statement-breakpoint
UPDATE "orders" SET "search_text" = '';--> statement-breakpoint
CREATE INDEX "news_search_idx" ON "news" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "testimonies_search_idx" ON "testimonies" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "course_masters_search_idx" ON "course_masters" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "children_search_idx" ON "children" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);