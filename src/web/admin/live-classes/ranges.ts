import { maxInLiveClass } from '../../../domain/courses/class-rules.ts';
import {
  firstHour,
  lastHour,
  longestMeeting,
  shortestMeeting,
} from '../../../domain/live-classes/meeting-times.ts';
import type { OfficeTexts } from '../list/texts.ts';

/** What may be written into a field, where that has bounds. */
const rangeOf = ({ liveClasses: words }: OfficeTexts['admin'], name: string): string | undefined => {
  const ranges: Record<string, string> = {
    time: words.timeRange(firstHour, lastHour),
    minutes: words.minutesRange(shortestMeeting, longestMeeting),
    places: words.placesRange(maxInLiveClass),
    teacher_id: words.teacherNeeded,
  };
  return ranges[name];
};

const isWrong = (error: unknown) => error === 'invalid' || error === 'required';

interface Form<Name extends string, Props> {
  form: { errors: Record<string, unknown> };
  field: (name: Name) => Props;
}

/** The fields of a form, of which a wrong one says what may be written there. */
export const withRanges =
  <Name extends string, Props extends object>(
    { form, field }: Form<Name, Props>,
    admin: OfficeTexts['admin'],
  ) =>
  (name: Name): Props => {
    const range = isWrong(form.errors[name]) ? rangeOf(admin, name) : undefined;
    return range === undefined ? field(name) : { ...field(name), error: range };
  };
