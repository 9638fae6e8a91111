import type * as en from '../en/written-test-notices.ts';
import type { Translated } from '../language.ts';

/** That a written test is open, in its week or once more. */
export const written_test_open: Translated<typeof en.written_test_open> = {
  title: (name, unit) => `${name}: tes tertulis setelah unit ${unit} sudah dibuka`,
  againTitle: (name, last) => `Tes tertulis ${name} dibuka sekali lagi, sampai ${last}`,
  body: (name, last) =>
    `Tesnya bisa dikerjakan sekali, sampai ${last}, dan waktunya dibatasi. Pilih waktu yang tenang, dan biarkan ${name} menjawab sendiri: dari yang salah, guru jadi tahu apa yang perlu dibantu. Tesnya ada di halaman ${name}, di bagian “Tes”.`,
};
