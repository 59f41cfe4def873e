/** Preloaded into the product: tells whoever asks how long its event loop was blocked since the last question. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 5 });
histogram.enable();
process.on('message', (question) => {
  if (question !== 'loop-delay') return;
  process.send?.({ worst: histogram.max / 1e6, usual: histogram.percentile(99) / 1e6 });
  histogram.reset();
});
