-- The form in which search texts and searched words are compared: small letters without accents, without the signs inside
-- phone numbers, tracking numbers and names; other punctuation separates words. `wordsOf` in search.ts does the same.
CREATE OR REPLACE FUNCTION searchable(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN lower(translate(regexp_replace(normalize(said, NFKD), '[\u0300-\u036F]', '', 'g'),
		E'!"#$%&()*,/:;<=>?@[\\]^_{|}~–—−“”„«»‹›•·¿¡⁄\t\n\r' || '-.''`‐’‘ʼ', repeat(' ', 45)));--> statement-breakpoint
-- A restored dump has no search path.
ALTER FUNCTION write_child_search_text() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION renew_search_texts_of_family() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION write_order_search_text() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION renew_search_texts_of_child() SET search_path FROM CURRENT;--> statement-breakpoint
-- Generated columns and triggers write the search texts anew.
UPDATE "news" SET "title" = "title";--> statement-breakpoint
UPDATE "testimonies" SET "sender" = "sender";--> statement-breakpoint
UPDATE "course_masters" SET "title" = "title";--> statement-breakpoint
UPDATE "children" SET "search_text" = '';--> statement-breakpoint
UPDATE "orders" SET "search_text" = '';
