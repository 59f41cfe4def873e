export { ParserController } from './parser.controller.ts';
