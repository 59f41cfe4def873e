export { correctedLines, rememberCorrections, type StoredLine } from './ingredient-corrections.ts';
export { IngredientParserService, type ParsedLine } from './ingredient-parser.service.ts';
export { ParsingModule } from './parsing.module.ts';
