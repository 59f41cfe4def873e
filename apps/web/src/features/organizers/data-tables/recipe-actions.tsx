import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, Settings2, Tag, Trash2 } from '#ui/icons';
import { Archive, FolderPlus } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireInput } from '#client';
import { Button, ConfirmDialog, FormDialog, MenuItem, MoreMenu, SelectField, Skeleton, Switch } from '#ui';
import { keysOf } from '#contract/objects';
import { organizersQuery } from '../../../shared/api/group-lists.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { actRefreshes, exportsQuery, whileRunning } from './bulk-queries.ts';
import type { DataRow } from './data-columns.ts';
import { LastAction } from './last-action.tsx';
import { SelectionBar } from './selection-bar.tsx';
import styles from './data.module.css';
import { saveByToken } from '../../../shared/browser/save-by-token.ts';

interface RecipeActsProps {
  rows: DataRow[];
  onClear: () => void;
}

type Asking = 'categories' | 'tags' | 'settings' | 'export' | 'delete';

/** Actions for the selected recipes, with the progress of the last one. */
export function RecipeActions({ rows, onClear }: RecipeActsProps) {
  const { t } = useTranslation('data');
  const [asking, setAsking] = useState<Asking>();
  const done = () => {
    setAsking(undefined);
    onClear();
  };
  const slugs = rows.map(({ id }) => id);
  const dialog = { recipes: slugs, onDone: done, onClose: () => setAsking(undefined) };
  return (
    <>
      <LastAction />
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={onClear}>
          <Button size="small" icon={<Tag />} onClick={() => setAsking('tags')}>
            {t('bulk.tags')}
          </Button>
          <Button size="small" icon={<FolderPlus />} onClick={() => setAsking('categories')}>
            {t('bulk.categories')}
          </Button>
          <MoreMenu label={t('action.more')}>
            <MenuItem icon={<Settings2 />} onSelect={() => setAsking('settings')}>
              {t('bulk.settings')}
            </MenuItem>
            <MenuItem icon={<Archive />} onSelect={() => setAsking('export')}>
              {t('bulk.export')}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking('delete')}>
              {t('delete.action')}
            </MenuItem>
          </MoreMenu>
        </SelectionBar>
      )}
      <Exports />
      {(asking === 'tags' || asking === 'categories') && <OrganizerDialog kind={asking} {...dialog} />}
      {asking === 'settings' && <SettingsDialog {...dialog} />}
      {asking === 'export' && <ExportDialog {...dialog} />}
      {asking === 'delete' && <DeleteDialog {...dialog} />}
    </>
  );
}

interface ActDialogProps {
  recipes: string[];
  onDone: () => void;
  onClose: () => void;
}

function OrganizerDialog({ kind, recipes, onDone, onClose }: ActDialogProps & { kind: 'categories' | 'tags' }) {
  const { t } = useTranslation('data');
  const api = useApi();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const options = { meta: { silent: true, refreshes: [...actRefreshes] }, onSuccess: onDone };
  const tag = api.useMutation('post', '/recipes/bulk-actions/tag', options);
  const categorize = api.useMutation('post', '/recipes/bulk-actions/categorize', options);
  const submit = () => {
    if (!chosen) return;
    if (kind === 'tags') tag.mutate({ body: { recipes, tags: [chosen] } });
    else categorize.mutate({ body: { recipes, categories: [chosen] } });
  };
  return (
    <FormDialog
      title={t(`bulk.${kind}`)}
      action={t('bulk.add')}
      busy={tag.isPending || categorize.isPending}
      error={tag.error ?? categorize.error}
      disabled={!chosen}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScreenPart small resetKey={kind} pending={<Skeleton height="4.5rem" />}>
        <OrganizerField kind={kind} chosen={chosen} onChoose={setChosen} />
      </ScreenPart>
    </FormDialog>
  );
}

interface OrganizerFieldProps {
  kind: 'categories' | 'tags';
  chosen: { id: string } | undefined;
  onChoose: (organizer: { id: string; name: string } | undefined) => void;
}

function OrganizerField({ kind, chosen, onChoose }: OrganizerFieldProps) {
  const { t } = useTranslation('data');
  const { data: organizers } = useSuspenseQuery(organizersQuery(useApi(), kind));
  const choose = (wanted: string) => {
    const found = organizers.find(({ id }) => id === wanted);
    onChoose(found && { id: found.id, name: found.name });
  };
  return (
    <SelectField autoFocus label={t(`kinds.${kind}`)} value={chosen?.id ?? ''} onChange={choose}>
      <option value="">{t('bulk.choose')}</option>
      {organizers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const SETTINGS = ['public', 'showNutrition', 'showAssets', 'disableComments'] as const;

function SettingsDialog({ recipes, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('data');
  const [settings, setSettings] = useState({
    public: false,
    showNutrition: false,
    showAssets: false,
    disableComments: false,
  });
  const change = useApi().useMutation('post', '/recipes/bulk-actions/settings', {
    meta: { silent: true, refreshes: [...actRefreshes] },
    onSuccess: onDone,
  });
  return (
    <FormDialog
      title={t('bulk.settings')}
      action={t('bulk.change')}
      request={change}
      onSubmit={() => change.mutate({ body: { recipes, settings } })}
      onClose={onClose}
    >
      <p>{t('bulk.settingsText', { count: recipes.length })}</p>
      {SETTINGS.map((name) => (
        <Switch key={name} checked={settings[name]} onChange={(on) => setSettings({ ...settings, [name]: on })}>
          {t(`bulk.setting.${name}`)}
        </Switch>
      ))}
    </FormDialog>
  );
}

type ExportFormat = NonNullable<WireInput<'BulkExporting'>['exportType']>;

// all formats of the contract, in the order of the menu
const FORMATS = keysOf({
  json: true,
  schema: true,
  markdown: true,
  cooklang: true,
} satisfies Record<ExportFormat, true>);

function ExportDialog({ recipes, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('data');
  const [format, setFormat] = useState<ExportFormat>('json');
  const toFile = useApi().useMutation('post', '/recipes/bulk-actions/export', {
    meta: { silent: true, refreshes: ['/recipes/bulk-actions/export'] },
    onSuccess: onDone,
  });
  return (
    <FormDialog
      title={t('bulk.export')}
      action={t('bulk.export')}
      request={toFile}
      onSubmit={() => toFile.mutate({ body: { recipes, exportType: format } })}
      onClose={onClose}
    >
      <p>{t('bulk.exportText')}</p>
      <SelectField
        autoFocus
        label={t('bulk.format')}
        hint={t(`export.${format}Hint`)}
        value={format}
        onChange={setFormat}
      >
        {FORMATS.map((one) => (
          <option key={one} value={one}>
            {t(`export.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function DeleteDialog({ recipes, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('data');
  const remove = useApi().useMutation('post', '/recipes/bulk-actions/delete', {
    meta: { silent: true, refreshes: [...actRefreshes] },
    onSuccess: onDone,
  });
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { count: recipes.length })}
      action={t('delete.action')}
      request={remove}
      onConfirm={() => remove.mutate({ body: { recipes } })}
      onClose={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}

function Exports() {
  const { t } = useTranslation('data');
  const api = useApi();
  const { data } = useSuspenseQuery({
    ...exportsQuery(api),
    refetchInterval: ({ state }) => whileRunning(state.data),
  });
  const purge = api.useMutation('delete', '/recipes/bulk-actions/export/purge', {
    meta: { refreshes: ['/recipes/bulk-actions/export'] },
  });
  const download = async (path: string) => {
    const { data: token } = await api.client.GET('/recipes/bulk-actions/export/download', {
      params: { query: { path } },
    });
    saveByToken(token?.fileToken);
  };
  const times = useTimes();
  if (!data.length) return null;
  return (
    <section aria-label={t('exports.title')} className={styles.bar}>
      {data.map(({ id, path, name, size, status, expires }) => (
        <Button
          key={id}
          size="small"
          icon={<Download />}
          busy={status === 'running'}
          disabled={status !== 'done'}
          onClick={() => void download(path)}
        >
          {t('exports.one', { name, size, date: times(expires, 'day') })}
        </Button>
      ))}
      <Button size="small" icon={<Trash2 />} busy={purge.isPending} onClick={() => purge.mutate({})}>
        {t('exports.purge')}
      </Button>
    </section>
  );
}
