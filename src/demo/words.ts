import type { Unit } from '../domain/calendar/unit-and-week.ts';
import type { Grade } from '../domain/enrolment/grade.ts';
import { type DrawnPicture, drawnPictures } from '../domain/words/drawn-pictures.ts';

/** A word of a lesson in both languages, with a picture of the drawn set where it has one. */
export interface DemoWord {
  readonly english: string;
  readonly indonesian: string;
  readonly picture: DrawnPicture | null;
}

/** The words of the three videos of a unit: English, Indonesian and picture of each, parted by `=`; words by commas. */
type UnitOfWords = readonly [string, string, string];

const grade2: Record<Unit, UnitOfWords> = {
  1: [
    'hello = halo = hello, morning = pagi = morning, night = malam = night, boy = anak laki-laki = boy, girl = anak perempuan = girl, name = nama',
    'happy = senang = happy, sad = sedih = sad, hungry = lapar = hungry, tired = capek = tired, angry = marah = angry, thank you = terima kasih = thank-you',
    'friends = teman-teman = friends, smile = senyum = smile, hand = tangan = hand, one = satu = number-one, two = dua = number-two, three = tiga = number-three',
  ],
  2: [
    'mother = ibu = mother, uncle = paman = uncle, sister = kakak perempuan = sister, brother = kakak laki-laki = brother, baby = bayi = baby, family = keluarga',
    'grandmother = nenek = grandmother, grandfather = kakek = grandfather, teacher = guru = teacher, doctor = dokter = doctor, farmer = petani = farmer, my = milikku',
    'cook = memasak = cook, sing = bernyanyi = singing, dance = menari = dancing, read = membaca = reading, sleep = tidur = sleeping, walk = berjalan = walking',
  ],
  3: [
    'red = merah = red, yellow = kuning = yellow, blue = biru = blue, green = hijau = green, brown = cokelat = brown, black = hitam = black',
    'white = putih = white, orange = jingga = orange-colour, purple = ungu = purple, pink = merah muda = pink, a red apple = apel merah = apple, a green leaf = daun hijau = leaf',
    'circle = lingkaran = circle, square = persegi = square, triangle = segitiga = triangle, star = bintang = star, heart = hati = heart, rainbow = pelangi = rainbow',
  ],
  4: [
    'cow = sapi = cow, goat = kambing = goat, chicken = ayam = hen, duck = bebek = duck, horse = kuda = horse, sheep = domba = sheep',
    'egg = telur = egg, milk = susu = milk, chick = anak ayam = chick, the cat sleeps = kucing tidur = cat, the dog runs = anjing berlari = dog, farm = peternakan',
    'rabbit = kelinci = rabbit, mouse = tikus = mouse, bee = lebah = bee, butterfly = kupu-kupu = butterfly, tractor = traktor = tractor, big = besar',
  ],
  5: [
    'rice = nasi = rice, bread = roti = bread, egg = telur = egg, banana = pisang = banana, mango = mangga = mango, cake = kue = cake',
    'I like milk = aku suka susu = milk, I like tea = aku suka teh = tea, water = air = water, noodles = mi = noodles, soup = sup = soup, delicious = enak',
    'carrot = wortel = carrot, corn = jagung = corn, tomato = tomat = tomato, watermelon = semangka = watermelon, pineapple = nanas = pineapple, ice cream = es krim = ice-cream',
  ],
  6: [
    'bag = tas = backpack, book = buku = book, pencil = pensil = pencil, pen = pulpen = pen, ruler = penggaris = ruler, crayon = krayon = crayon',
    'notebook = buku tulis = notebook, scissors = gunting = scissors, brush = kuas = brush, in the bag = di dalam tas = bag, on the chair = di atas kursi = chair, eraser = penghapus',
    'school = sekolah = school, teacher = guru = teacher, clock = jam = clock, map = peta = map, read = membaca = reading, write = menulis = writing',
  ],
  7: [
    'house = rumah = house, door = pintu = door, window = jendela = window, bed = tempat tidur = bed, chair = kursi = chair, lamp = lampu = lamp',
    'bathroom = kamar mandi = shower, kitchen knife = pisau dapur = knife, spoon = sendok = spoon, fork = garpu = fork, plate = piring = plate, under = di bawah',
    'garden = kebun = garden, tree = pohon = tree, flower = bunga = flower, key = kunci = key, broom = sapu = broom, television = televisi = television',
  ],
  8: [
    'sun = matahari = sun, rain = hujan = rain, cloud = awan = cloud, wind = angin = wind, storm = badai = storm, rainbow = pelangi = rainbow',
    'umbrella = payung = umbrella, boots = sepatu bot = boots, hat = topi = hat, coat = jaket panjang = coat, it is hot = panas = hot, it is cold = dingin = cold',
    'frog = katak = frog, snail = siput = snail, tree = pohon = tree, river = sungai = river, moon = bulan = moon, wet = basah',
  ],
  9: [
    'wake up = bangun tidur, shower = mandi = shower, breakfast = sarapan = breakfast, toothbrush = sikat gigi = toothbrush, morning = pagi = morning, clock = jam = clock',
    'go to school = pergi ke sekolah = school, bus = bus = bus, bicycle = sepeda = bicycle, play football = bermain sepak bola = football, read a book = membaca buku = book, afternoon = sore',
    'dinner = makan malam = rice, television = televisi = television, drawing = menggambar = drawing, night = malam = night, bed = tempat tidur = bed, sleep = tidur = sleeping',
  ],
};

/** Of the older grades the demo's school has entered the first unit alone. */
const firstUnits: Record<Exclude<Grade, 2>, UnitOfWords> = {
  3: [
    'good morning = selamat pagi = morning, good night = selamat malam = night, hello = halo = hello, name = nama, boy = anak laki-laki = boy, girl = anak perempuan = girl',
    'teacher = guru = teacher, student = murid = student, friends = teman-teman = friends, school = sekolah = school, nice to meet you = senang bertemu denganmu, please = tolong',
    'happy = senang = happy, shy = malu, hand = tangan = hand, smile = senyum = smile, thank you = terima kasih = thank-you, letter = huruf = letter',
  ],
  4: [
    'I live in a house = aku tinggal di rumah = house, city = kota = city, school = sekolah = school, mosque = masjid = mosque, village = desa, island = pulau = island',
    'I like reading = aku suka membaca = reading, drawing = menggambar = drawing, swimming = berenang = swimming, singing = bernyanyi = singing, football = sepak bola = football, hobby = hobi',
    'brother = kakak laki-laki = brother, sister = kakak perempuan = sister, cat = kucing = cat, eight = delapan = number-eight, nine = sembilan = number-nine, years old = umur',
  ],
  5: [
    'doctor = dokter = doctor, pilot = pilot = pilot, farmer = petani = farmer, teacher = guru = teacher, cook = juru masak = cook, I want to be = aku ingin menjadi',
    'strong = kuat = strong, shy = pemalu, funny = lucu = laughing, friendly = ramah = smile, glasses = kacamata = glasses, tall = tinggi',
    'badminton = bulu tangkis = badminton, guitar = gitar = guitar, bicycle = sepeda = bicycle, camping = berkemah = camping, chess = catur = chess, weekend = akhir pekan',
  ],
  6: [
    'question = pertanyaan = question, letter = surat = envelope, telephone = telepon = telephone, computer = komputer = computer, answer = jawaban, neighbour = tetangga',
    'scientist = ilmuwan = scientist, artist = seniman = artist, firefighter = pemadam kebakaran = firefighter, police officer = polisi = police, job = pekerjaan, hard-working = rajin',
    'surprised = terkejut = surprised, angry = marah = angry, sick = sakit = sick, happy = senang = happy, worried = khawatir, excited = bersemangat',
  ],
};

const picture = (name: string | undefined): DrawnPicture | null => {
  const found = drawnPictures.find((one) => one === name);
  if (name !== undefined && found === undefined) throw new Error(`The drawn set has no ${name}.`);
  return found ?? null;
};

const wordsIn = (line: string): DemoWord[] =>
  line.split(', ').map((word) => {
    const [english = '', indonesian = '', name] = word.split(' = ');
    return { english, indonesian, picture: picture(name) };
  });

/** The words of a weekly video; none where the school has entered none. */
export const demoWords = (grade: Grade, unit: Unit, week: 1 | 2 | 3): readonly DemoWord[] => {
  const ofUnit = grade === 2 ? grade2[unit] : unit === 1 ? firstUnits[grade] : undefined;
  return ofUnit ? wordsIn(ofUnit[week - 1] ?? '') : [];
};
