// Jest cannot require() an ES module that is still being linked: those that CommonJS packages require are loaded first.
import 'htmlparser2';
import 'tslib';
import { configureGlobal } from 'fast-check';

// Property tests use a fixed seed, so that every run sees the same cases. With PROPERTY_RUNS=50000 they look for new
// cases; add what they find as an example beside the property.
const runs = process.env.PROPERTY_RUNS;
configureGlobal(runs ? { numRuns: Number(runs) } : { seed: 1 });
