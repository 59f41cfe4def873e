import { Product } from './product.ts';

// here, so that it also happens where a test fails: a product that goes on would keep the tests from ending
afterAll(() => Product.killLeft());
