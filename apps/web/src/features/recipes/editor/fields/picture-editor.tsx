import { Link as LinkIcon, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormDialog, IconButton, Picture, PictureUpload, TextField } from '#ui';
import { isWebAddress } from '../../../../shared/forms/web-address.ts';
import { recipePicture } from '../../../../shared/widgets/media.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import styles from './editor-head.module.css';
import type { SectionProps } from '../section-props.ts';
import { usePictureChanges } from './use-picture-changes.ts';

export function PictureEditor({ recipe, draft, update }: SectionProps & { recipe: Recipe }) {
  const { t } = useTranslation('editor');
  const { t: recipeText } = useTranslation('recipe');
  const [isAskingAddress, setAskingAddress] = useState(false);
  const { upload, downloadFrom, remove, isPending } = usePictureChanges(recipe);
  return (
    <>
      <PictureUpload
        label={t('picture.upload')}
        problem={recipeText('made.pictureProblem')}
        busy={isPending}
        size="small"
        className={recipe.image ? styles.picture : styles.noPicture}
        onChoose={(picture) => upload(picture)}
      >
        {(button) => (
          <>
            {recipe.image && <Picture name={recipe.name} src={recipePicture(recipe, 'medium-original')} eager />}
            <div className={styles.actions}>
              {button}
              <Button size="small" icon={<LinkIcon />} disabled={isPending} onClick={() => setAskingAddress(true)}>
                {t('picture.fromUrl')}
              </Button>
              {recipe.image && (
                <IconButton
                  size="small"
                  kind="secondary"
                  label={t('picture.remove')}
                  disabled={isPending}
                  onClick={remove}
                >
                  <Trash2 />
                </IconButton>
              )}
            </div>
          </>
        )}
      </PictureUpload>
      {recipe.image && <PictureDescription draft={draft} update={update} />}
      {isAskingAddress && <AddressDialog onTake={downloadFrom} onClose={() => setAskingAddress(false)} />}
    </>
  );
}

/** Alternative text of the picture; the name of the recipe is offered. */
function PictureDescription({ draft, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const set = (imageDescription: string | null) => update((old) => ({ ...old, imageDescription }));
  return (
    <div className={styles.pictureText}>
      <TextField
        label={t('fields.imageDescription')}
        hint={t('imageHint')}
        maxLength={1000}
        value={draft.imageDescription ?? ''}
        onChange={({ currentTarget: { value } }) => set(value || null)}
      />
      {!draft.imageDescription && draft.name && (
        <Button kind="quiet" size="small" onClick={() => set(draft.name)}>
          {t('imageFromName')}
        </Button>
      )}
    </div>
  );
}

function AddressDialog({ onTake, onClose }: { onTake: (url: string) => void; onClose: () => void }) {
  const { t } = useTranslation('editor');
  const [url, setUrl] = useState('');
  const take = () => {
    onTake(url.trim());
    onClose();
  };
  return (
    <FormDialog
      title={t('picture.fromUrl')}
      action={t('picture.take')}
      disabled={!isWebAddress(url)}
      onSubmit={take}
      onClose={onClose}
    >
      <TextField
        label={t('picture.address')}
        type="url"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        error={url && !isWebAddress(url) ? t('validation.url') : undefined}
      />
    </FormDialog>
  );
}
