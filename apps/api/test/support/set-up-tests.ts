export { recordLoopDelays as setUp } from '#testing/loop-delays';
