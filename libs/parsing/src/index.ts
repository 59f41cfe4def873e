export type { IngredientCorrection } from './ingredient-correction.entity.ts';
export {
  correctedLines,
  correctionKey,
  findCorrections,
  listCorrections,
  removeCorrection,
  saveCorrections,
  type StoredLine,
} from './ingredient-corrections.ts';
export { IngredientParserService, type ParsedLine } from './ingredient-parser.service.ts';
export { ParsingModule } from './parsing.module.ts';
