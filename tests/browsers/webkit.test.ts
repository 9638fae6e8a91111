import { startWebKit } from './webkit.ts';
import { smokeJourney } from './smoke-journey.ts';

smokeJourney(startWebKit);
