// Writes the pictures that words of lessons may show, from Fluent Emoji Flat (MIT, Microsoft), into public/words, and their names into the
// domain. Run `node scripts/word-pictures.mjs` after changing the list.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What a picture is called here; after the colon what the set calls it, where that differs. */
const wanted = `
ant apple:red-apple aunt:woman baby ball:soccer-ball balloon banana basket bag:handbag backpack bat bathtub bear bed bee:honeybee bell bicycle bird
blue:blue-circle boat:sailboat book:closed-book books boots:womans-boot bow:ribbon bowl:bowl-with-spoon boy bread breakfast:cooking bridge:bridge-at-night broom
brother:child brown:brown-circle brush:paintbrush bus butter butterfly cake:shortcake camel camera candle candy cap:billed-cap car:automobile carrot
castle cat chair cheese:cheese-wedge cherries chick:front-facing-baby-chick chicken:rooster chocolate:chocolate-bar circle:red-circle city:cityscape
clock:alarm-clock cloud coat coconut compass computer:desktop-computer cook corn:ear-of-corn couch:couch-and-lamp cow crab crayon crocodile
crying:crying-face cucumber cup:hot-beverage deer desert doctor:health-worker dog dolphin door dragon dress drum duck ear eagle egg eggplant
elephant envelope eye fan:folding-hand-fan farmer fire firefighter fish flag:triangular-flag flower:sunflower fly foot fork:fork-and-knife fox
friends:people-hugging frog fruit:pineapple garden:house-with-garden ghost giraffe girl glasses globe:globe-showing-asia-australia gloves goat
grandfather:old-man grandmother:old-woman grapes green:green-circle guitar hammer hand:raised-hand happy:grinning-face hat:womans-hat headphones:headphone
heart:red-heart hello:waving-hand hen:chicken hippo:hippopotamus honey:honey-pot horse hospital house hungry:face-savoring-food ice-cream:soft-ice-cream island:desert-island
jacket:safety-vest jar jeans kangaroo key keyboard kite knife:kitchen-knife ladder lamp:light-bulb laptop leaf:leaf-fluttering-in-wind lemon
letter:input-latin-letters lion lizard magnet mango map:world-map market:convenience-store meat:meat-on-bone milk:glass-of-milk mirror money:coin
monkey moon:crescent-moon morning:sunrise mosque mother:woman motorbike:motorcycle mountain mouse mouth music:musical-notes newspaper
night:night-with-stars noodles:steaming-bowl nose notebook number-one:keycap-1 number-two:keycap-2 number-three:keycap-3 number-four:keycap-4
number-five:keycap-5 number-six:keycap-6 number-seven:keycap-7 number-eight:keycap-8 number-nine:keycap-9 number-ten:keycap-10 octopus onion
orange:tangerine orange-colour:orange-circle owl panda parrot peanut:peanuts pen pencil penguin phone:mobile-phone pig pilot pineapple pizza plane:airplane
plant:potted-plant plate:fork-and-knife-with-plate police:police-officer potato present:wrapped-gift purple:purple-circle puzzle:puzzle-piece rabbit radio rain:cloud-with-rain
rainbow red:red-circle rice:cooked-rice ring river:national-park robot rocket rose ruler:straight-ruler sad:slightly-frowning-face salad:green-salad salt
sandals:thong-sandal sandwich scarf school scissors sea:water-wave shark sheep:ewe ship shirt:t-shirt shoe:running-shoe shop:department-store shorts shower
singing:microphone sister:girl sleeping:sleeping-face smile:smiling-face-with-smiling-eyes snail snake snow:snowflake snowman soap socks soup:pot-of-food
spider spoon square:red-square squirrel:chipmunk star station stop:stop-sign storm:cloud-with-lightning-and-rain strawberry student sun sweet-potato:roasted-sweet-potato
swimming:person-swimming table-tennis:ping-pong taxi tea:teacup-without-handle teacher telephone television tent thank-you:folded-hands thermometer thumbs-up ticket
tiger tired:weary-face toilet tomato tooth toothbrush towel:roll-of-paper tractor train tree:deciduous-tree palm-tree triangle:red-triangle trousers:jeans truck:delivery-truck
turtle umbrella:umbrella-with-rain-drops uncle:man vegetable:leafy-green video-game violin volcano waiter:person-in-tuxedo walking:person-walking running:person-running reading:open-book
washing-hands:palms-up-together watch water:droplet watermelon whale wheel white:white-circle black:black-circle yellow:yellow-circle pink:pink-heart grey:grey-heart wind:wind-face window wolf worm writing:writing-hand
zebra angry:angry-face surprised:face-with-open-mouth cold:cold-face hot:hot-face sick:face-with-thermometer strong:flexed-biceps
thinking:thinking-face laughing:grinning-face-with-smiling-eyes question:red-question-mark calendar:tear-off-calendar week:spiral-calendar picture:framed-picture chess:chess-pawn
dancing:woman-dancing singer football:soccer-ball badminton basketball fishing:fishing-pole camping drawing:artist-palette gardening:seedling story:scroll
bank post-office:post-office factory bus-stop traffic-light:horizontal-traffic-light pharmacy:pill scientist astronaut mechanic artist
up:up-arrow down:down-arrow left:left-arrow right:right-arrow recycle:recycling-symbol rubbish:wastebasket bottle:lotion-bottle
`
  .trim()
  .split(/\s+/)
  .map((word) => word.split(':'))
  .map(([name, source = name]) => [name, source]);

const file = (path) => new URL(path, import.meta.url);
const { icons, aliases = {} } = JSON.parse(
  readFileSync(file('../node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
const bodyOf = (source) => (icons[source] ?? icons[aliases[source]?.parent])?.body;
const missing = wanted.filter(([, source]) => bodyOf(source) === undefined).map(([, source]) => source);
if (missing.length > 0) throw new Error(`The set has no ${missing.join(', ')}.`);

const folder = file('../public/words/');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures = new Map(wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)));
for (const [name, source] of pictures)
  writeFileSync(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${bodyOf(source)}</svg>\n`,
  );
writeFileSync(
  file('../src/domain/words/drawn-pictures.ts'),
  `/**
 * The pictures of the drawn set, of which a word of a lesson may show one: \`/words/NAME.svg\`. Made by scripts/word-pictures.mjs from
 * Fluent Emoji Flat (MIT, Microsoft). Do not edit.
 */
export const drawnPictures = [
${[...pictures.keys()].map((name) => `  '${name}',`).join('\n')}
] as const;

export type DrawnPicture = (typeof drawnPictures)[number];
`,
);
