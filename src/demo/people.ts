/** The demo school's people: invented, from all over the country. Ages are those of the day the demo is loaded. */
export const DEMO_PASSWORD = 'kancil-demo-1';

export const demoAdmin = {
  email: 'admin@kancil.test',
  firstName: 'Dewi',
  lastName: 'Anggraini',
} as const;

interface DemoChild {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  age: number;
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
      { firstName: 'Alya', lastName: 'Wulandari', gender: 'FEMALE', age: 7 },
      { firstName: 'Rafi', lastName: 'Wulandari', gender: 'MALE', age: 10 },
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
      { firstName: 'Tiur', lastName: 'Siregar', gender: 'FEMALE', age: 12 },
      { firstName: 'Togar', lastName: 'Siregar', gender: 'MALE', age: 9 },
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
    children: [{ firstName: 'Putu Kirana', lastName: 'Lestari', gender: 'FEMALE', age: 8 }],
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
    children: [{ firstName: 'Andi Fajar', lastName: 'Ramadhan', gender: 'MALE', age: 11 }],
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
    children: [{ firstName: 'Maria', lastName: 'Wanggai', gender: 'FEMALE', age: 6 }],
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
    children: [{ firstName: 'Ningsih', lastName: '', gender: 'FEMALE', age: 13 }],
  },
];
