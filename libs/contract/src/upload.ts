/** A file of a multipart body, on disk until the response has been sent. */
export interface UploadedFile {
  path: string;
  originalname: string;
  mimetype: string;
  size: number;
}
