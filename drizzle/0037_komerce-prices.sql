CREATE TABLE "komerce_places" (
	"kind" text NOT NULL,
	"within" integer NOT NULL,
	"places" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "komerce_places_kind_within_pk" PRIMARY KEY("kind","within")
);
--> statement-breakpoint
CREATE TABLE "komerce_prices" (
	"destination" text NOT NULL,
	"grams" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "komerce_prices_destination_grams_pk" PRIMARY KEY("destination","grams")
);
