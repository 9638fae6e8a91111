/** What a meeting is made for. */
export interface MeetingPlan {
  /** what its guests read: a group and a unit, never a child's name */
  topic: string;
  startsAt: Date;
  minutes: number;
}

/** A meeting as it is kept. */
export interface Meeting {
  meetingId: string;
  /** for guests */
  link: string;
}

/**
 * Makes rooms for live classes: Zoom, or the stand-in of the demo. No call may stand inside a transaction.
 * Every call throws `MeetingsDown` when the service cannot be reached, answers too late, refuses, or answers what nobody can read.
 */
export interface Meetings {
  readonly name: 'zoom' | 'stand-in';
  /** Asked for twice it makes two: after `MeetingsDown` there may be one that nobody knows of, and that nobody will enter. */
  create(plan: MeetingPlan): Promise<Meeting>;
  /** @throws MeetingGone */
  move(meetingId: string, to: Omit<MeetingPlan, 'topic'>): Promise<void>;
  /** Takes a meeting away; one that is over or gone is no fault. */
  end(meetingId: string): Promise<void>;
  /**
   * The link by which its host begins a meeting. It opens the host's account: it is neither kept nor logged.
   * @throws MeetingGone
   */
  hostLink(meetingId: string): Promise<string>;
}

/**
 * The service made nothing that can be used. Its message may be logged.
 * - `no_answer`: none came, or an error of the service itself, or it does not know the school
 * - `too_many_requests`: it answers nobody for a while
 * - `refused`: it does not do this one thing; others may be asked for
 */
export class MeetingsDown extends Error {
  override name = 'MeetingsDown';
  readonly kind: 'no_answer' | 'too_many_requests' | 'refused';

  constructor(reason: string, kind: MeetingsDown['kind'] = 'no_answer') {
    super(`the service for meetings did not do it: ${reason}`);
    this.kind = kind;
  }
}

/** The service has no such meeting any more: somebody deleted it there. */
export class MeetingGone extends Error {
  override name = 'MeetingGone';

  constructor() {
    super('the meeting is gone');
  }
}
