import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import { mustGet, zip } from '#contract/objects';
import { errorMessage } from '../../../../shared/api/error-toasts.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import type { Line } from '../draft/draft.ts';
import { asText, textToRead, withParts } from './read-lines.ts';
import type { UpdateDraft } from '../draft/use-draft.ts';

export interface LineReader {
  /** @param onRead is called with the ids just before the lines change */
  read: (lines: Line[], onRead: (referenceIds: Set<string>) => void) => Promise<void>;
  /** Ids of lines that are being parsed. */
  reading: ReadonlySet<string>;
}

/** Limits of the contract: longer texts and further lines are not parsed. */
const longest = 1000;
const most = 500;

/**
 * Lets the server parse lines, which uses the group's foods, units and corrections. Lines that change meanwhile, or
 * cannot be parsed, stay as written.
 */
export function useLineReader(update: UpdateDraft): LineReader {
  const { t, i18n } = useTranslation('editor');
  const { mutateAsync } = useApi().useMutation('post', '/parser/ingredients', { meta: { silent: true } });
  const [reading, setReading] = useState<ReadonlySet<string>>(new Set());
  const read: LineReader['read'] = useCallback(
    async (lines, onRead) => {
      const texts = new Map<string, string>();
      for (const line of lines) {
        const text = textToRead(line);
        if (text && text.length <= longest && texts.size < most) texts.set(line.referenceId, text);
      }
      if (texts.size === 0) return;
      const ids = new Set(texts.keys());
      const change = (to: (line: Line) => Line) =>
        update((draft) => ({
          ...draft,
          recipeIngredient: draft.recipeIngredient.map((line) => (ids.has(line.referenceId) ? to(line) : line)),
        }));
      setReading((others) => new Set([...others, ...ids]));
      try {
        const parsed = await mutateAsync({ body: { ingredients: [...texts.values()] } });
        const parts = new Map(zip([...ids], parsed).map(([id, { ingredient }]) => [id, ingredient]));
        onRead(ids);
        change((line) => withParts(line, mustGet(texts, line.referenceId), mustGet(parts, line.referenceId)));
      } catch (error) {
        change(asText);
        toast({ kind: 'error', text: t('ingredients.notRead', { reason: errorMessage(i18n, error) }) });
      } finally {
        setReading((others) => new Set([...others].filter((id) => !ids.has(id))));
      }
    },
    [i18n, mutateAsync, t, update],
  );
  return useMemo(() => ({ read, reading }), [read, reading]);
}
