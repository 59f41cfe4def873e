export { correctedLines, saveCorrections, type StoredLine } from './ingredient-corrections.ts';
export { IngredientParserService, type ParsedLine } from './ingredient-parser.service.ts';
export { ParsingModule } from './parsing.module.ts';
