import { detectLanguage } from '#ingredients/parser';
import { Engine } from './engine.ts';
import { readFractions } from './fractions.ts';
import { type GreyPicture, removeShadows, resize, rotate } from './grey-picture.ts';
import { canRead, dataOf } from './languages.ts';
import { linesOf, median, paragraphsOf } from './layout.ts';
import { correctMisreadings } from './repairs.ts';
import { correctSpelling } from './spelling.ts';
import { toOriginalRows, type TsvRow, WORD } from './tsv.ts';

export interface PictureText {
  /** Positions in pixels of the original picture. */
  rows: TsvRow[];
  /** Headings, list items and paragraphs in reading order. */
  paragraphs: string[];
  /** BCP 47. */
  language: string;
}

/** Height in pixels of the letters that the engine reads best. */
const BEST_SIZE = 30;
/** Minimum slope in degrees that is corrected. */
const MIN_SLOPE = 0.4;
/** Confidence (0 to 100) below which the picture shows another script or no text. */
const DOUBTFUL = 55;

let engine = new Engine();

/** Reads a picture in the language of its own words; `language` is tried first. */
export async function readGrey(picture: GreyPicture, language: string): Promise<PictureText> {
  try {
    return await read(picture, language);
  } catch (error) {
    // an engine that failed cannot be used again
    engine = new Engine();
    throw error;
  }
}

async function read(picture: GreyPicture, language: string): Promise<PictureText> {
  await engine.use(dataOf(language));
  const first = await readFirst(picture);
  const { used, rows, detected } = await readInDetectedLanguage(first, language);
  const corrected = correctSpelling(engine, await readFractions(used, rows));
  const paragraphs = paragraphsOf(linesOf(corrected), dataOf(detected) === 'ara').map(correctMisreadings);
  return { rows: toOriginalRows(corrected, { turn: first.turn, used, picture }), paragraphs, language: detected };
}

interface Reading {
  used: GreyPicture;
  /** Degrees by which `used` is rotated. */
  turn: number;
  rows: TsvRow[];
}

/** Removes shadows and slope, scales the letters to a readable size, and reads the picture. */
async function readFirst(picture: GreyPicture): Promise<Reading> {
  const clean = removeShadows(picture);
  const scaled = clean.width < 800 ? await resize(clean, 2) : clean;
  const slope = engine.slope(scaled);
  const turn = Math.abs(slope) > MIN_SLOPE && Math.abs(slope) < 15 ? slope : 0;
  const level = turn ? await rotate(scaled, turn) : scaled;
  const rows = engine.read(level);
  const size = median(words(rows).map(({ height }) => height));
  if (!size || size >= BEST_SIZE * 0.6) return { used: level, turn, rows };
  const larger = await resize(level, BEST_SIZE / size);
  return { used: larger, turn, rows: engine.read(larger) };
}

/** Reads again in the detected language. A text in the wrong script only shows the right script; its language needs another reading. */
async function readInDetectedLanguage({ used, rows }: Reading, language: string) {
  const tried = new Set([dataOf(language)]);
  let best = { used, rows, detected: language };
  while (words(best.rows).length) {
    const doubtful = confidence(best.rows) < DOUBTFUL || isForeign(textOf(best.rows), best.detected);
    const detected = doubtful ? otherScript(best.detected) : detectLanguage(textOf(best.rows), best.detected);
    if (!canRead(detected) || tried.has(dataOf(detected))) break;
    tried.add(dataOf(detected));
    await engine.use(dataOf(detected));
    const reread = engine.read(used);
    if (confidence(reread) <= confidence(best.rows) - 2) break;
    best = { used, rows: reread, detected };
  }
  return best;
}

/** True if Arabic data read Latin letters, most of which become digits with a high confidence. */
function isForeign(text: string, language: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return dataOf(language) === 'ara' && arabic * 2 < text.replace(/\s/g, '').length;
}

const otherScript = (language: string) => (dataOf(language) === 'ara' ? 'en' : 'ar');
const words = (rows: readonly TsvRow[]) => rows.filter(({ level, text }) => level === WORD && text !== '');
const textOf = (rows: readonly TsvRow[]) =>
  words(rows)
    .map(({ text }) => text)
    .join(' ');

function confidence(rows: readonly TsvRow[]): number {
  const all = words(rows);
  return all.reduce((sum, { conf }) => sum + conf, 0) / Math.max(1, all.length);
}
