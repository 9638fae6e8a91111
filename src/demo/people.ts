import type { ConsentKind } from '../domain/accounts/consent.ts';

/** The demo school's people: invented, from all over the country. Ages are those of the day the demo is loaded. */
export const DEMO_PASSWORD = 'kancil-demo-1';

export const demoAdmin = {
  email: 'admin@kancil.test',
  firstName: 'Dewi',
  lastName: 'Anggraini',
} as const;

/** Who else works there; what each may do is rule R165. */
export const demoStaff = [
  { email: 'clerk@kancil.test', firstName: 'Fitri', lastName: 'Rahayu', role: 'clerk' },
  { email: 'teacher@kancil.test', firstName: 'Bayu', lastName: 'Prasetyo', role: 'teacher' },
] as const;

interface DemoChild {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  age: number;
  /** learning alone when not said; nothing: nobody asked the family yet */
  allows?: readonly ConsentKind[];
}

interface DemoFamily {
  email: string;
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  phone: string;
  /** official region codes */
  province: string;
  city: string;
  zipCode: string;
  address: string;
  notes: string;
  locale: 'EN' | 'ID';
  children: readonly DemoChild[];
}

export const demoFamilies: readonly DemoFamily[] = [
  {
    email: 'sari@kancil.test',
    firstName: 'Sari',
    lastName: 'Wulandari',
    gender: 'FEMALE',
    phone: '081223344551',
    province: '32',
    city: '3205',
    zipCode: '44151',
    address: 'Jalan Ciledug No. 24, Kota Wetan, Garut Kota',
    notes: 'Rumah bercat hijau, sebelah warung Bu Cucu',
    locale: 'ID',
    children: [
      {
        firstName: 'Alya',
        lastName: 'Wulandari',
        gender: 'FEMALE',
        age: 7,
        allows: ['learning', 'photo_to_teachers', 'shown_in_public'],
      },
      {
        firstName: 'Rafi',
        lastName: 'Wulandari',
        gender: 'MALE',
        age: 10,
      },
    ],
  },
  {
    email: 'budi@kancil.test',
    firstName: 'Budi',
    lastName: 'Siregar',
    gender: 'MALE',
    phone: '081361234502',
    province: '12',
    city: '1271',
    zipCode: '20152',
    address: 'Jalan Sisingamangaraja No. 118, Medan Kota',
    notes: '',
    locale: 'EN',
    children: [
      {
        firstName: 'Tiur',
        lastName: 'Siregar',
        gender: 'FEMALE',
        age: 12,
        allows: ['learning', 'recording_kept', 'certificate_page'],
      },
      {
        firstName: 'Togar',
        lastName: 'Siregar',
        gender: 'MALE',
        age: 9,
      },
      { firstName: 'Marulam', lastName: 'Siregar', gender: 'MALE', age: 6 },
    ],
  },
  {
    email: 'made@kancil.test',
    firstName: 'Ni Made Ayu',
    lastName: 'Lestari',
    gender: 'FEMALE',
    phone: '081238765003',
    province: '51',
    city: '5171',
    zipCode: '80232',
    address: 'Jalan Hayam Wuruk Gang Melati No. 3, Denpasar Timur',
    notes: 'Mohon telepon sebelum mengantar',
    locale: 'ID',
    children: [
      {
        firstName: 'Putu Kirana',
        lastName: 'Lestari',
        gender: 'FEMALE',
        age: 8,
        allows: ['learning', 'photo_to_teachers', 'recording_kept', 'shown_in_public', 'certificate_page'],
      },
    ],
  },
  {
    email: 'andi@kancil.test',
    firstName: 'Andi',
    lastName: 'Rahmawati',
    gender: 'FEMALE',
    phone: '081342220904',
    province: '73',
    city: '7371',
    zipCode: '90112',
    address: 'Jalan Penghibur No. 7, Ujung Pandang, Makassar',
    notes: '',
    locale: 'ID',
    children: [
      {
        firstName: 'Andi Fajar',
        lastName: 'Ramadhan',
        gender: 'MALE',
        age: 11,
      },
    ],
  },
  {
    email: 'yosef@kancil.test',
    firstName: 'Yosef',
    lastName: 'Wanggai',
    gender: 'MALE',
    phone: '081248190605',
    province: '91',
    city: '9171',
    zipCode: '99111',
    address: 'Jalan Koti No. 45, Jayapura Utara',
    notes: '',
    locale: 'EN',
    children: [
      {
        firstName: 'Maria',
        lastName: 'Wanggai',
        gender: 'FEMALE',
        age: 6,
      },
    ],
  },
  {
    email: 'wati@kancil.test',
    firstName: 'Wati',
    lastName: 'Handayani',
    gender: 'FEMALE',
    phone: '081222998807',
    province: '32',
    city: '3273',
    zipCode: '40115',
    address: 'Jalan Cihampelas No. 60, Cipaganti, Bandung',
    notes: '',
    locale: 'ID',
    children: [
      {
        firstName: 'Bintang',
        lastName: 'Handayani',
        gender: 'MALE',
        age: 9,
      },
    ],
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Hendra',
    lastName: 'Gunawan',
    gender: 'MALE',
    phone: '081331557708',
    province: '35',
    city: '3578',
    zipCode: '60241',
    address: 'Jalan Darmo Permai Timur No. 15, Surabaya',
    notes: 'Satpam menerima paket',
    locale: 'EN',
    children: [
      {
        firstName: 'Kevin',
        lastName: 'Gunawan',
        gender: 'MALE',
        age: 9,
      },
      {
        firstName: 'Michelle',
        lastName: 'Gunawan',
        gender: 'FEMALE',
        age: 6,
      },
    ],
  },
  {
    email: 'lina@kancil.test',
    firstName: 'Lina',
    lastName: 'Marlina',
    gender: 'FEMALE',
    phone: '081251440909',
    province: '63',
    city: '6371',
    zipCode: '70111',
    address: 'Jalan Lambung Mangkurat No. 21, Banjarmasin Tengah',
    notes: '',
    locale: 'ID',
    children: [
      {
        firstName: 'Nabila',
        lastName: 'Marlina',
        gender: 'FEMALE',
        age: 7,
      },
      {
        firstName: 'Fauzan',
        lastName: 'Marlina',
        gender: 'MALE',
        age: 10,
        allows: ['learning', 'certificate_page'],
      },
    ],
  },
  {
    email: 'agus@kancil.test',
    firstName: 'Agus',
    lastName: 'Salim',
    gender: 'MALE',
    phone: '081266781010',
    province: '13',
    city: '1371',
    zipCode: '25111',
    address: 'Jalan Pondok No. 9, Kampung Pondok, Padang',
    notes: 'Rumah gadang di ujung jalan',
    locale: 'ID',
    children: [
      {
        firstName: 'Rizki',
        lastName: 'Salim',
        gender: 'MALE',
        age: 10,
      },
      {
        firstName: 'Hana',
        lastName: 'Salim',
        gender: 'FEMALE',
        age: 6,
      },
    ],
  },
  {
    email: 'ratna@kancil.test',
    firstName: 'Ratna Dewi',
    lastName: 'Kusuma',
    gender: 'FEMALE',
    phone: '081326301111',
    province: '33',
    city: '3374',
    zipCode: '50132',
    address: 'Jalan Pandanaran No. 88, Mugassari, Semarang',
    notes: '',
    locale: 'EN',
    children: [
      {
        firstName: 'Galih',
        lastName: 'Kusuma',
        gender: 'MALE',
        age: 12,
      },
    ],
  },
  {
    // One name only, as many people have.
    email: 'slamet@kancil.test',
    firstName: 'Slamet',
    lastName: '',
    gender: 'MALE',
    phone: '081804067706',
    province: '34',
    city: '3471',
    zipCode: '55132',
    address: 'Jalan Kauman GM I/214, Gondomanan, Yogyakarta',
    notes: '',
    locale: 'ID',
    children: [
      {
        firstName: 'Ningsih',
        lastName: '',
        gender: 'FEMALE',
        age: 13,
        allows: [],
      },
    ],
  },
];
