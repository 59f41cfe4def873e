/** A file of a multipart body, on disk until the request has been answered. */
export interface UploadedFile {
  path: string;
  originalname: string;
  mimetype: string;
  size: number;
}
