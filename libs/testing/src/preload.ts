// Jest cannot require() an ES module that is still being linked, so modules that CommonJS packages require are loaded first.
import 'htmlparser2';
import 'tslib';
import { configureGlobal } from 'fast-check';

// Fixed seed, so that every run sees the same cases. PROPERTY_RUNS=50000 searches for new ones; add a found case as an example beside the
// property.
const runs = process.env.PROPERTY_RUNS;
configureGlobal(runs ? { numRuns: Number(runs) } : { seed: 1 });
