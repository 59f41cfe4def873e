/**
 * Trains the model of English lines: `node --conditions=source evaluation/training/train-ingredients.ts
 * corpus.jsonl.gz`. With --hold-out, a tenth is kept for scoring and calibration.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { lineProbability } from '../../libs/ingredients/src/crf/confidence.ts';
import { Model, type StoredModel } from '../../libs/ingredients/src/crf/model.ts';
import { labelTokens } from '../../libs/ingredients/src/crf/label-tokens.ts';
import { parseLabelled } from '../../libs/ingredients/src/crf/parse-labelled.ts';
import { calibrate, type Judged } from './calibrate.ts';
import { readLines, toExample, type Example } from './corpus.ts';
import { FeatureIndex } from './dataset.ts';
import { loosened } from './loosen.ts';
import { layoutFor, negativeLogLikelihood } from './objective.ts';
import { minimise } from './owl-qn.ts';
import { pack } from './pack.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'hold-out': { type: 'boolean', default: false },
    fold: { type: 'string', default: '0' },
    iterations: { type: 'string', default: '700' },
    l1: { type: 'string', default: '0.3' },
    l2: { type: 'string', default: '0.3' },
    rare: { type: 'string', default: '2' },
    without: { type: 'string', default: 'nyt2015' },
    out: { type: 'string', default: 'libs/ingredients/src/model/english.ts' },
  },
});

function isHeldOut(sentence: string): boolean {
  const text = sentence.toLowerCase().replace(/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]+/g, '');
  return createHash('md5').update(text).digest()[0]! % 10 === Number(options.fold);
}

function train(given: Example[]): StoredModel {
  const examples = [...given, ...loosened(given)];
  const index = new FeatureIndex();
  index.count(examples);
  index.keep(Number(options.rare));
  const sequences = examples.map((example) => index.sequence(example));
  const layout = layoutFor(index.ids.size);
  console.log(`${examples.length} lines, ${index.ids.size} features`);
  const objective = (point: Float64Array, gradient: Float64Array) =>
    negativeLogLikelihood(sequences, layout, point, gradient);
  const penalties = { l1: Number(options.l1), l2: Number(options.l2) };
  const weights = minimise(objective, layout.size, penalties, Number(options.iterations), (iteration, value) => {
    if (iteration % 10 === 0) console.log(`iteration ${iteration}: ${value.toFixed(0)}`);
  });
  console.log(`${weights.reduce((count, weight) => count + (weight ? 1 : 0), 0)} weights`);
  return pack([...index.ids.keys()], weights, layout);
}

/** A reading is right if it has the quantity, unit and food of the labels. */
function judge(examples: Example[], model: Model): Judged[] {
  return examples.map(({ sentence, tokens, labels }) => {
    const labelled = labelTokens(tokens, model);
    const own = labelled.map(({ label }) => label);
    const [mine, theirs] = [parseLabelled(sentence, tokens, own), parseLabelled(sentence, tokens, labels)];
    const right =
      (['quantity', 'quantityMax', 'food'] as const).every((key) => mine[key] === theirs[key]) &&
      mine.unit?.text === theirs.unit?.text;
    return { sure: lineProbability(labelled), right };
  });
}

/** Returns the present calibration, which is kept when training on all lines leaves none to judge. */
async function presentCalibration(): Promise<StoredModel['calibration']> {
  if (!existsSync(options.out)) return [[1, 1]];
  const present = (await import(new URL(`../../${options.out}`, import.meta.url).href)) as { english: StoredModel };
  return present.english.calibration;
}

async function write(stored: StoredModel): Promise<void> {
  const fields = Object.entries(stored).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  const head = `/* oxlint-disable oxc/approx-constant -- what was measured may come near a constant of mathematics */\nimport type { StoredModel } from '../crf/model.ts';\n\n/** Written by evaluation/training/train-ingredients.ts; the data sets and their licences are named in the README. */\n`;
  const source = `${head}export const english: StoredModel = {\n${fields.join('\n')}\n};\n`;
  writeFileSync(options.out, await format(source, { ...(await resolveConfig(options.out)), filepath: options.out }));
}

const corpus = positionals[0];
if (!corpus) throw new Error('usage: train-ingredients.ts corpus.jsonl[.gz]');
const examples = readLines(corpus)
  .filter(({ source }) => source !== options.without)
  .map(toExample)
  .filter((example) => example !== null);
const stored = train(options['hold-out'] ? examples.filter(({ sentence }) => !isHeldOut(sentence)) : examples);
if (options['hold-out']) {
  const judged = judge(
    examples.filter(({ sentence }) => isHeldOut(sentence)),
    new Model(stored),
  );
  stored.calibration = calibrate(judged);
  console.log(
    `held out: ${judged.length} lines, ${((100 * judged.filter(({ right }) => right).length) / judged.length).toFixed(2)} % right`,
  );
} else stored.calibration = await presentCalibration();
await write(stored);
