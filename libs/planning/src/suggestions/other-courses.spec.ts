import { isOtherCourse } from './other-courses.ts';

it.each([
  'Cakes & Desserts',
  'Nachtisch',
  'Kuchen und Torten',
  'Brot',
  'Sauces',
  'Gâteaux',
  'Pan y dulces',
  '飲み物',
  'Напитки',
  'עוגות',
])('takes “%s” for a course beside meals', (name) => expect(isOtherCourse(name)).toBe(true));

it.each([
  'Main dishes',
  'Pasta',
  'Sweet potatoes',
  'Soup with bread',
  'Crab cakes',
  'Flammkuchen',
  'Brotzeit',
  'Mì',
  '点心',
  '2026',
  '',
])('takes “%s” for no other course', (name) => expect(isOtherCourse(name)).toBe(false));
