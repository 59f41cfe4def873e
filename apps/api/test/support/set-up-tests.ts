import { noteLoopDelays } from '#testing/loop-delays';

noteLoopDelays();
