import type { FieldProblem, RefusalName, TakenTime } from '../../../contract/refusals.ts';

export type Language = 'en' | 'id';

/** The words of answers. The platform knows no language itself: the composition hands this in. */
export interface Wording {
  success(
    language: Language,
    key: 'ok' | 'created' | 'updated' | 'password_changed' | 'password_request_sent',
  ): string;
  refusal(language: Language, name: RefusalName, taken?: TakenTime): string;
  field(language: Language, field: string, problem: FieldProblem): string;
}
