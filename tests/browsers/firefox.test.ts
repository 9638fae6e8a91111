import { startFirefox } from './firefox.ts';
import { smokeJourney } from './smoke-journey.ts';

smokeJourney(startFirefox);
