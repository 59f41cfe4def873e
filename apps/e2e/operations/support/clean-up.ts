import { Product } from './product.ts';

/** Ends products that a failed test has left running, which would keep Jest from ending. */
export function setUp(): void {
  afterAll(() => Product.killRemaining());
}
