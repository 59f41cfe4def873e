import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { negotiateLocale, translate } from '#platform';

const style =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'h1{font-size:1.5rem;line-height:1.3}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page without scripts, for a failure that the app's own error page has not survived. */
export function sendFailedPage(request: Request, response: Response): void {
  const locale = negotiateLocale(request.headers['accept-language']);
  const text = (key: string) => translate(locale, key);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text('errors.internal')}</title>
<style>${style}</style>
</head>
<body dir="auto">
<h1>${text('errors.internal')}</h1>
<p>${text('failedPage.again')}</p>
<p><a href="">${text('failedPage.reload')}</a></p>
</body>
</html>
`;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`);
  response.status(500).type('html').send(html);
}
