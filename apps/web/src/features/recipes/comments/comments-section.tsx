import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, ErrorState, Skeleton } from '#ui';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { CommentItem } from './comment-item.tsx';
import { commentsQuery } from './comments-query.ts';
import styles from './comments.module.css';
import { useComments } from './use-comments.ts';

/** Number of latest comments that are shown at first. */
const SHOWN = 20;

/** Comments on the recipe, oldest first, and the field for a new one. */
export function CommentsSection({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const title = useId();
  const { data: comments, error, refetch } = useQuery(commentsQuery(useApi(), recipe.slug));
  const [isWhole, setWhole] = useState(false);
  const changes = useComments(recipe);
  const hidden = isWhole ? 0 : Math.max(0, (comments?.length ?? 0) - SHOWN);
  return (
    <section className={styles.comments} aria-labelledby={title}>
      <h2 id={title}>
        {t('comments.title')} {comments && comments.length > 0 && <span>{comments.length}</span>}
      </h2>
      {error && !comments ? (
        <ErrorState title={t('comments.failed')} error={error} onRetry={() => void refetch()} />
      ) : !comments ? (
        <Skeleton height="4rem" radius="var(--t-radii-lg)" />
      ) : (
        <>
          {comments.length === 0 && <p className={styles.empty}>{t('comments.empty')}</p>}
          {hidden > 0 && (
            <Button kind="quiet" onClick={() => setWhole(true)}>
              {t('comments.older', { count: hidden })}
            </Button>
          )}
          {comments.length > 0 && (
            <ol className={styles.list}>
              {comments.slice(hidden).map((comment) => (
                <CommentItem key={comment.id} comment={comment} changes={changes} />
              ))}
            </ol>
          )}
          <NewComment onSend={changes.add} />
        </>
      )}
    </section>
  );
}

function NewComment({ onSend }: { onSend: (text: string, onError: () => void) => void }) {
  const { t } = useTranslation('recipe');
  const user = useUser();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const sent = text.trim();
    if (!sent) return;
    setText('');
    field.current?.focus();
    // a comment that could not be sent is put back before the text typed meanwhile
    onSend(sent, () => setText((typed) => [sent, typed].filter(Boolean).join('\n')));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form method="post" className={styles.write} onSubmit={send}>
      <Avatar name={user.fullName || user.username} src={avatarUrl(user)} size={36} />
      <textarea
        ref={field}
        dir="auto"
        rows={2}
        aria-label={t('comments.write')}
        placeholder={t('comments.write')}
        value={text}
        maxLength={10000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text.trim() && (
        <Button type="submit" kind="primary">
          {t('comments.send')}
        </Button>
      )}
    </form>
  );
}
