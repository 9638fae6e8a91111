ALTER TABLE "news" ADD COLUMN "child_id" integer;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_child_idx" ON "news" USING btree ("child_id") WHERE child_id is not null;