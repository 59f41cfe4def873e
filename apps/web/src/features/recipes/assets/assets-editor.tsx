import { Trash2 } from '#ui/icons';
import { FilePlus2, FileSymlink } from '#ui/late-icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { Button, IconButton, Menu, MenuItem, ProgressBar, toast } from '#ui';
import { changeAt, insertAt, moveTo, removeAt } from '../editor/lists.ts';
import { memoSection, type SectionProps } from '../editor/section-props.ts';
import { SortableList, SortableRow } from '../editor/sortable-list.tsx';
import { useUndoToast } from '../editor/use-undo-toast.ts';
import { useFileDrop } from '../../../shared/browser/use-file-drop.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { AssetIcon } from './asset-icon.tsx';
import { kindOf, markdownOf, type Asset } from './asset-kinds.ts';
import styles from './assets.module.css';
import { useUpload } from './use-upload.ts';

interface AssetsEditorProps extends SectionProps {
  recipe: Recipe;
}

/** Files of the recipe. Uploads are stored at once; names, order and removals are saved with the recipe. */
export const AssetsEditor = memoSection(
  ['assets'],
  function AssetsEditor({ recipe, draft, update }: AssetsEditorProps) {
    const { t } = useTranslation('editor');
    const { assets } = draft;
    const offerUndo = useUndoToast();
    const change = (to: (list: Asset[]) => Asset[]) => update((old) => ({ ...old, assets: to(old.assets) }));
    const remove = (asset: Asset, index: number) => {
      change((list) => removeAt(list, index));
      offerUndo(() => change((list) => insertAt(list, index, asset)));
    };
    // the list of files becomes visible with its first file
    const add = (asset: Asset) =>
      update((old) => ({
        ...old,
        assets: [...old.assets.filter(({ fileName }) => fileName !== asset.fileName), asset],
        settings: { ...old.settings, showAssets: true },
      }));
    return (
      <section className={styles.editor}>
        <h2>{t('assets.title')}</h2>
        {assets.length > 0 && (
          <SortableList
            label={t('assets.title')}
            ids={assets.map(({ fileName }) => fileName!)}
            onMove={(from, to) => change((list) => moveTo(list, from, to))}
          >
            {assets.map((asset, index) => (
              <SortableRow key={asset.fileName} id={asset.fileName!} label={t('assets.move', { value: index + 1 })}>
                <div className={styles.row}>
                  <AssetIcon kind={kindOf(asset)} />
                  <input
                    dir="auto"
                    aria-label={t('assets.name')}
                    value={asset.name}
                    maxLength={255}
                    onChange={({ currentTarget: { value } }) =>
                      change((list) => changeAt(list, index, { name: value }))
                    }
                  />
                  <InsertMenu recipe={recipe} asset={asset} draft={draft} update={update} />
                  <IconButton label={t('assets.remove', asset)} onClick={() => remove(asset, index)}>
                    <Trash2 />
                  </IconButton>
                </div>
              </SortableRow>
            ))}
          </SortableList>
        )}
        <AddAsset recipe={recipe} onAdded={add} />
      </section>
    );
  },
);

/** Inserts a file into the text of a step or a note. */
function InsertMenu({ recipe, asset, draft, update }: AssetsEditorProps & { asset: Asset }) {
  const { t } = useTranslation('editor');
  const label = t('assets.insert', asset);
  const insert = (field: 'recipeInstructions' | 'notes', index: number) => {
    update((old) => ({
      ...old,
      [field]: changeAt<{ text: string }>(old[field], index, {
        text: [old[field][index]!.text, markdownOf(recipe.id, asset)].filter(Boolean).join('\n\n'),
      }),
    }));
    toast({
      kind: 'success',
      text: t(field === 'notes' ? 'assets.insertedNote' : 'assets.inserted', { value: index + 1 }),
    });
  };
  return (
    <Menu
      label={label}
      button={(props) => (
        <IconButton label={label} {...props}>
          <FileSymlink />
        </IconButton>
      )}
    >
      {draft.recipeInstructions.map(({ id }, index) => (
        <MenuItem key={id} onSelect={() => insert('recipeInstructions', index)}>
          {t('assets.intoStep', { value: index + 1 })}
        </MenuItem>
      ))}
      {draft.notes.map((_, index) => (
        <MenuItem key={index} onSelect={() => insert('notes', index)}>
          {t('assets.intoNote', { value: index + 1 })}
        </MenuItem>
      ))}
    </Menu>
  );
}

function AddAsset({ recipe, onAdded }: { recipe: Recipe; onAdded: (asset: Asset) => void }) {
  const { t, i18n } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  const { upload, running } = useUpload(recipe);
  const choose = (file: File | undefined) => file && !running && upload(file, onAdded);
  const { isOver, handlers } = useFileDrop(([file]) => choose(file));
  const percent = running && numberText(running.done, i18n.language, { style: 'percent' });
  return (
    <>
      <div role="group" aria-label={t('assets.add')} className={styles.drop} data-over={isOver} {...handlers}>
        <Button icon={<FilePlus2 />} busy={Boolean(running)} onClick={() => input.current?.click()}>
          {t('assets.add')}
        </Button>
        <span>{isOver ? t('assets.dropped') : t('assets.hint')}</span>
        <input
          ref={input}
          type="file"
          aria-label={t('assets.add')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // the same file can be chosen again
            currentTarget.value = '';
          }}
        />
      </div>
      {running && (
        <div className={styles.progress}>
          <span role="status">{t('assets.adding', { name: running.name, value: percent })}</span>
          <ProgressBar label={running.name} value={running.done} />
        </div>
      )}
    </>
  );
}
