export * from './generated/dtos.ts';
