import { Pencil, Trash2 } from '#ui/icons';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, MenuItem, MoreMenu } from '#ui';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { Html } from '../view/html.tsx';
import type { Comment } from './comments-query.ts';
import styles from './comments.module.css';
import type { useComments } from './use-comments.ts';

interface CommentItemProps {
  comment: Comment;
  changes: Pick<ReturnType<typeof useComments>, 'change' | 'remove'>;
}

export const CommentItem = memo(function CommentItem({ comment, changes }: CommentItemProps) {
  const { t } = useTranslation('recipe');
  const times = useTimes();
  const [isEditing, setEditing] = useState(false);
  const { user, text, textHtml, createdAt, updateAt } = comment;
  const name = user.fullName || user.username;
  return (
    <li className={styles.comment}>
      <Avatar name={name} src={avatarUrl(user)} size={36} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <time dateTime={createdAt}>{times(createdAt)}</time>
          {updateAt !== createdAt && <span> · {t('comments.edited')}</span>}
        </p>
        {isEditing ? (
          <EditComment
            text={text}
            onSave={(to) => {
              setEditing(false);
              if (to !== text) changes.change(comment.id, to);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : textHtml ? (
          <Html html={textHtml} />
        ) : (
          <p className={styles.plain} dir="auto">
            {text}
          </p>
        )}
      </div>
      {!isEditing && (
        <CommentMenu comment={comment} onEdit={() => setEditing(true)} onRemove={() => changes.remove(comment.id)} />
      )}
    </li>
  );
});

interface CommentMenuProps {
  comment: Comment;
  onEdit: () => void;
  onRemove: () => void;
}

/** Authors and administrators may edit a comment; managers may delete it. */
function CommentMenu({ comment: { user, userId }, onEdit, onRemove }: CommentMenuProps) {
  const { t } = useTranslation('recipe');
  const { id, admin, canManage } = useUser();
  const mayEdit = id === userId || admin;
  if (!mayEdit && !canManage) return null;
  return (
    <MoreMenu label={t('comments.actions', { name: user.fullName || user.username })}>
      {mayEdit && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t('action.edit')}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
        {t('action.delete')}
      </MenuItem>
    </MoreMenu>
  );
}

interface EditCommentProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditComment({ text, onSave, onCancel }: EditCommentProps) {
  const { t } = useTranslation('recipe');
  const [value, setValue] = useState(text);
  return (
    <form
      method="post"
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <textarea
        dir="auto"
        rows={3}
        aria-label={t('comments.edit')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field stands where the text was that is to be changed
        autoFocus
        value={value}
        maxLength={10000}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <p>
        <Button kind="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={!value.trim()}>
          {t('action.save')}
        </Button>
      </p>
    </form>
  );
}
