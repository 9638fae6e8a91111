import { absolute, paths } from '../paths.ts';
import type { Config } from './config.ts';
import type { Clock } from './providers/clock/clock.ts';
import type { Meetings } from './providers/meetings/meetings.ts';
import { standInMeetings } from './providers/meetings/stand-in.ts';
import { zoomMeetings } from './providers/meetings/zoom.ts';

/** Who makes the rooms of live classes: Zoom, the stand-in of a demo, or nobody, so that staff paste every link. */
export const meetingsOf = (config: Config, wallClock: Clock): Meetings | null => {
  if (config.zoom) return zoomMeetings(config.zoom, { clock: wallClock });
  if (config.mode === 'live') return null;
  return standInMeetings((meetingId, as) => absolute(config.publicUrl, paths.sandboxRoom(meetingId, as)));
};
