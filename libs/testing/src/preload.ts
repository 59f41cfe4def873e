// Jest cannot require() an ES module that is still being linked: those that CommonJS packages require are loaded first.
import 'htmlparser2';
import 'tslib';
import { configureGlobal } from 'fast-check';

// A test run tells of the code alone, so that everybody's properties see the same cases. With PROPERTY_RUNS=50000 they
// look for new ones instead; what they find becomes an example of its own beside the property.
const runs = process.env.PROPERTY_RUNS;
configureGlobal(runs ? { numRuns: Number(runs) } : { seed: 1 });
