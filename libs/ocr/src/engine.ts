import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GreyPicture } from './grey-picture.ts';
import { readTsv, type TsvRow } from './tsv.ts';

interface Api {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number, isUpscaled: boolean): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  IsValidWord(word: string): number;
  End(): void;
}
interface Core {
  TessBaseAPI: new () => Api;
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
}
type Load = (options: { print: () => void; printErr: () => void }) => Promise<Core>;

const require = createRequire(import.meta.url);
const NEURAL = 1;
const INPUT = '/input';

/** Page segmentation mode of Tesseract for a whole page. */
const WHOLE_PAGE = '3';

const quiet = () => {};
async function load(): Promise<Core> {
  const create: Load = require('tesseract.js-core/tesseract-core-simd-lstm');
  return create({ print: quiet, printErr: quiet });
}

/** Reads pictures in one language at a time. It blocks its process. */
export class Engine {
  private core: Core | undefined;
  private api: Api | undefined;
  private data = '';

  /** Loads the data of a language, with which pictures are read from now on. */
  async use(data: string): Promise<void> {
    if (this.data === data) return;
    this.core ??= await load();
    this.api?.End();
    if (this.data) this.core.FS.unlink(`/${this.data}.traineddata`);
    this.data = '';
    const folder = dirname(require.resolve(`@tesseract.js-data/${data}/package.json`));
    const packed = readFileSync(join(folder, '4.0.0_best_int', `${data}.traineddata.gz`));
    this.core.FS.writeFile(`/${data}.traineddata`, gunzipSync(packed));
    this.api = new this.core.TessBaseAPI();
    if (this.api.Init(null, data, NEURAL) !== 0) throw new Error(`The data of ${data} could not be loaded`);
    this.data = data;
  }

  /** Slope of the text in degrees: the picture must be rotated by it clockwise. */
  slope(picture: GreyPicture): number {
    const api = this.load(picture);
    api.FindLines();
    return (Math.atan(api.GetGradient()) * 180) / Math.PI;
  }

  read(picture: GreyPicture): TsvRow[] {
    const api = this.load(picture);
    if (api.Recognize(null) !== 0) throw new Error('The picture could not be read');
    return readTsv(api.GetTSVText(0));
  }

  /** True if the dictionary of the language has a word. */
  hasWord(word: string): boolean {
    return (this.api?.IsValidWord(word) ?? 0) > 0;
  }

  private load({ width, height, pixels }: GreyPicture): Api {
    if (!this.api || !this.core) throw new Error('No language has been chosen');
    const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
    this.core.FS.writeFile(INPUT, Buffer.concat([head, pixels]));
    this.api.SetVariable('tessedit_pageseg_mode', WHOLE_PAGE);
    if (this.api.SetImageFile(1, 0, false) !== 0) throw new Error('The picture could not be loaded into the engine');
    return this.api;
  }
}
