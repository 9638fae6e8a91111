import type { FieldProblem } from '../../contract/refusals.ts';
import type { EditFault, FaultsByField } from '../../domain/placement/part-edit.ts';

const problems: Readonly<Record<EditFault, FieldProblem>> = {
  required: 'required',
  invalid: 'invalid',
  number_of_choices: 'invalid',
  no_right_choice: 'key_missing',
  notes_and_key_differ: 'note_missing',
  same_choice_twice: 'choice_repeated',
  kind_of_choices: 'invalid',
  nothing_to_ask_about: 'required',
  gap: 'gap_missing',
  empty_text: 'required',
  number_of_words: 'number_of_words',
  every_order_right: 'every_order_right',
  no_right_order: 'required',
  other_words: 'not_the_words',
  mistake_is_right: 'mistake_is_right',
  shared_text_differs: 'shared_text_differs',
  match_choices_differ: 'match_choices_differ',
  meaning_taken: 'meaning_taken',
};

/** What is wrong with edited questions, by field, in the words of the wire. */
export const problemsOf = (faults: FaultsByField): Record<string, FieldProblem> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, problems[fault]]));
