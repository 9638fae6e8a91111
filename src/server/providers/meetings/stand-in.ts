import { randomUUID } from 'node:crypto';
import type { Meetings } from './meetings.ts';

/**
 * The demo's service for meetings: each is a page of the product itself, whose address nobody can guess. It keeps nothing, for what
 * the page tells stands with the class.
 * @param roomAddress of the page of a meeting, for guests or for the host
 */
export const standInMeetings = (
  roomAddress: (meetingId: string, as: 'guest' | 'host') => string,
): Meetings => ({
  name: 'stand-in',
  async create() {
    const meetingId = randomUUID();
    return { meetingId, link: roomAddress(meetingId, 'guest') };
  },
  async move() {},
  async end() {},
  hostLink: async (meetingId) => roomAddress(meetingId, 'host'),
});
