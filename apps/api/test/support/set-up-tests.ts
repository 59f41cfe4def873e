export { noteLoopDelays as setUp } from '#testing/loop-delays';
