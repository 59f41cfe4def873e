import { isWhole, movedCorner, turnedCrop, wholePicture } from './crop.ts';

it('a corner moves both of its sides, as far as the picture and the other sides let it', () => {
  const cut = movedCorner(wholePicture, 'topLeft', 0.2, 0.1);
  expect(cut).toEqual({ left: 0.2, top: 0.1, right: 1, bottom: 1 });
  expect(movedCorner(cut, 'topLeft', -1, -1)).toEqual(wholePicture);
  expect(movedCorner(cut, 'bottomRight', -2, 1)).toEqual({ left: 0.2, top: 0.1, right: 0.25, bottom: 1 });
});

it('turns with the picture', () => {
  const cut = { left: 0.25, top: 0, right: 1, bottom: 0.5 };
  expect(turnedCrop(cut)).toEqual({ left: 0.5, top: 0.25, right: 1, bottom: 1 });
  expect([1, 2, 3, 4].reduce(turnedCrop, cut)).toEqual(cut);
  expect([isWhole(cut), isWhole(wholePicture)]).toEqual([false, true]);
});
