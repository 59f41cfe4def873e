/** The picture, turned clockwise by a quarter as often as asked for. */
export async function turnedPicture(file: File, quarters: number): Promise<File> {
  if (quarters % 4 === 0) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  // what this browser cannot show, the server answers about
  if (!picture) return file;
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = quarters % 2 ? [height, width] : [width, height];
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  drawing.translate(canvas.width / 2, canvas.height / 2);
  drawing.rotate((quarters * Math.PI) / 2);
  drawing.drawImage(picture, -width / 2, -height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
