import type { Crop } from './crop.ts';

/** Turns and crops a picture. */
export async function preparedPicture(file: File, quarters: number, crop?: Crop): Promise<File> {
  if (quarters % 4 === 0 && !crop) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  // the server reports files that this browser cannot show
  if (!picture) return file;
  const { width, height } = picture;
  const [wide, high] = quarters % 2 ? [height, width] : [width, height];
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((right - left) * wide));
  canvas.height = Math.max(1, Math.round((bottom - top) * high));
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  drawing.translate(wide / 2 - left * wide, high / 2 - top * high);
  drawing.rotate((quarters * Math.PI) / 2);
  drawing.drawImage(picture, -width / 2, -height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
