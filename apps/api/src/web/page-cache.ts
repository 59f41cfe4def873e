import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#client';

type Ask = (question: Request) => Promise<Response>;
type Render = (ask: Ask) => Promise<RenderedPage>;

interface KeptPage extends RenderedPage {
  nonce: string;
  /** API requests that the page made, with the ETags of their responses. */
  asked: { question: Request; etag: string }[];
}

/** Characters. */
const MAX_CHARACTERS = 16_000_000;
/** Milliseconds; the app reloads older data, see apps/web/src/shared/api/query-client.ts. */
const MILLISECONDS = 30_000;

/**
 * Cache of rendered pages, valid while the API gives the same responses to the page's requests. The API is asked
 * every time, so only rendering is saved: about 9 of 13 ms for a public recipe.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_CHARACTERS,
    ttl: MILLISECONDS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });

  /** Returns the page of a key, which contains everything that the page depends on except the API. */
  async page(key: string, nonce: string, ask: Ask, render: Render): Promise<RenderedPage> {
    const cachedPage = this.pages.get(key);
    const answers = new Map<string, Response>();
    if (cachedPage) {
      const same = await Promise.all(
        cachedPage.asked.map(async ({ question, etag }) => {
          const answer = await ask(question);
          answers.set(question.url, answer);
          return tagOf(answer) === etag;
        }),
      );
      if (same.every(Boolean)) return { ...cachedPage, html: cachedPage.html.replaceAll(cachedPage.nonce, nonce) };
      this.pages.delete(key);
    }
    const asked: { question: Request; etag: string | null }[] = [];
    const page = await render(async (question) => {
      // requested above already: reading a shared recipe counts as a view
      const answer = answers.get(question.url) ?? (await ask(question));
      answers.delete(question.url);
      asked.push({ question, etag: question.method === 'GET' ? tagOf(answer) : null });
      return answer;
    });
    if (page.status === 200 && asked.every(hasTag)) this.pages.set(key, { ...page, nonce, asked });
    return page;
  }
}

const tagOf = ({ ok, headers }: Response): string | null => (ok ? headers.get('etag') : null);

const hasTag = (one: { question: Request; etag: string | null }): one is { question: Request; etag: string } =>
  one.etag !== null;
