export * from './fraction.ts';
export * from './quantity.ts';
export * from './display.ts';
export * from './scale-yield.ts';
export * from './units.ts';
