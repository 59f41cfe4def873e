/** Fetch function that reports upload progress from 0 to 1, which fetch() cannot. */
export const fetchWithProgress =
  (onProgress: (done: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open(request.method, request.url);
      sent.responseType = 'blob';
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value);
      sent.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
      sent.addEventListener('load', () => {
        const headers = { 'content-type': sent.getResponseHeader('content-type') ?? '' };
        resolve(new Response(sent.response, { status: sent.status, headers }));
      });
      sent.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
      sent.send(body);
    });
  };
