import { detectLanguage } from '#ingredients/parser';
import { Engine } from './engine.ts';
import { readFractions } from './fractions.ts';
import { type GreyPicture, resized, turned, withoutShadows } from './grey-picture.ts';
import { canRead, dataOf } from './languages.ts';
import { linesOf, median, paragraphsOf } from './layout.ts';
import { repaired } from './repairs.ts';
import { spelled } from './spelling.ts';
import { rowsBefore, type TsvRow, WORD } from './tsv.ts';

export interface PictureText {
  /** In pixels of the picture that was given. */
  rows: TsvRow[];
  /** Headings, items and paragraphs in the order in which they are read. */
  paragraphs: string[];
  /** BCP 47. */
  language: string;
}

/** In pixels: letters that the engine reads best. */
const BEST_SIZE = 30;
/** Degrees; the engine copes with less. */
const LEVEL = 0.4;
/** Confidence of 100 below which the picture shows another script or no text. */
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
  const first = await atFirst(picture);
  const { used, rows, spoken } = await inOwnLanguage(first, language);
  const better = spelled(engine, await readFractions(used, rows));
  const paragraphs = paragraphsOf(linesOf(better), dataOf(spoken) === 'ara').map(repaired);
  return { rows: rowsBefore(better, { turn: first.turn, used, picture }), paragraphs, language: spoken };
}

interface Reading {
  used: GreyPicture;
  /** Degrees by which that is turned. */
  turn: number;
  rows: TsvRow[];
}

/** Level, without shadows, and with letters of a size that can be read. */
async function atFirst(picture: GreyPicture): Promise<Reading> {
  const clean = withoutShadows(picture);
  const scaled = clean.width < 800 ? await resized(clean, 2) : clean;
  const slope = engine.slope(scaled);
  const turn = Math.abs(slope) > LEVEL && Math.abs(slope) < 15 ? slope : 0;
  const level = turn ? await turned(scaled, turn) : scaled;
  const rows = engine.read(level);
  const size = median(words(rows).map(({ height }) => height));
  if (!size || size >= BEST_SIZE * 0.6) return { used: level, turn, rows };
  const larger = await resized(level, BEST_SIZE / size);
  return { used: larger, turn, rows: engine.read(larger) };
}

/** Words that were read in the wrong script show which script is right, and only when read in that one, which language. */
async function inOwnLanguage({ used, rows }: Reading, language: string) {
  const tried = new Set([dataOf(language)]);
  let best = { used, rows, spoken: language };
  while (words(best.rows).length) {
    const doubtful = confidence(best.rows) < DOUBTFUL || isForeign(textOf(best.rows), best.spoken);
    const spoken = doubtful ? otherScript(best.spoken) : detectLanguage(textOf(best.rows), best.spoken);
    if (!canRead(spoken) || tried.has(dataOf(spoken))) break;
    tried.add(dataOf(spoken));
    await engine.use(dataOf(spoken));
    const again = engine.read(used);
    if (confidence(again) <= confidence(best.rows) - 2) break;
    best = { used, rows: again, spoken };
  }
  return best;
}

/** The Arabic data make figures of most Latin letters, and are sure of them. */
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
