import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Database, FileUp, Plus, Sparkles, Sprout } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, chipClass, EmptyState, MenuItem, MoreMenu, PageHeader, SearchField } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useActiveSection } from '../../../shared/browser/use-active-section.ts';
import { type DataKind, dataKinds, dataQuery, type DataRow, type DataSearch, type RowKind } from './data-kinds.ts';
import { ColumnChoice, useShownColumns } from './column-choice.tsx';
import { DataTable } from './data-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RowActions } from './row-actions.tsx';
import { RowDialog } from './row-dialog.tsx';
import { isSeedKind, SeedDialog } from './seed-dialog.tsx';
import styles from './data.module.css';

interface DataScreenProps {
  kind: DataKind;
  search: DataSearch;
  onSearch: (search: DataSearch) => void;
  onRecipe: (slug: string) => void;
}

/** Table of one kind, to search, sort, select and edit. */
export function DataScreen({ kind, search, onSearch, onRecipe }: DataScreenProps) {
  const { t } = useTranslation('data');
  const user = useUser();
  const { data: rows } = useSuspenseQuery(dataQuery(useApi(), kind, search));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useShownColumns(kind);
  const [asking, setAsking] = useState<'import' | 'seed'>();
  const [opened, setOpened] = useState<DataRow | 'new'>();
  const mayChange = kind === 'recipes' || user.canOrganize || user.admin;
  const maySeed = isSeedKind(kind) && user.canManage;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());
  const open = (row: DataRow) => {
    if (row.slug) onRecipe(row.slug);
    else if (mayChange) setOpened(row);
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t(`kinds.${kind}`)} subtitle={t('count', { count: rows.length })}>
        {kind === 'recipes' ? (
          <Link to="/group/data/clean-up" search={{ kind }} className={buttonClass()}>
            <Sparkles aria-hidden />
            {t('cleanUp')}
          </Link>
        ) : (
          mayChange && (
            <>
              <Button kind="primary" icon={<Plus />} onClick={() => setOpened('new')}>
                {t(`create.${kind}`)}
              </Button>
              <ActsOnAll kind={kind} maySeed={maySeed} onAsk={setAsking} />
            </>
          )
        )}
      </PageHeader>
      <Kinds current={kind} />
      <div className={styles.bar}>
        <SearchField
          label={t('find')}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined })}
        />
        <ColumnChoice kind={kind} />
      </div>
      {kind === 'recipes' ? (
        <RecipeActions rows={chosen} onClear={clear} />
      ) : (
        chosen.length > 0 && mayChange && <RowActions kind={kind} rows={chosen} onClear={clear} />
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Database />}
          title={t(search.q ? 'nothing' : 'empty', { text: search.q })}
          action={
            maySeed &&
            !search.q && (
              <Button icon={<Sprout />} onClick={() => setAsking('seed')}>
                {t('seed.action')}
              </Button>
            )
          }
        />
      ) : (
        <DataTable
          kind={kind}
          rows={rows}
          columns={columns}
          search={search}
          onSearch={onSearch}
          selected={selected}
          onSelect={setSelected}
          onOpen={open}
        />
      )}
      {asking === 'import' && kind !== 'recipes' && <ImportDialog kind={kind} onClose={() => setAsking(undefined)} />}
      {asking === 'seed' && maySeed && <SeedDialog kind={kind} onClose={() => setAsking(undefined)} />}
      {opened && kind !== 'recipes' && (
        <RowDialog kind={kind} row={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

interface ActsOnAllProps {
  kind: RowKind;
  maySeed: boolean;
  onAsk: (what: 'import' | 'seed') => void;
}

/** Menu of rare actions that do not need selected rows. */
function ActsOnAll({ kind, maySeed, onAsk }: ActsOnAllProps) {
  const { t } = useTranslation('data');
  const navigate = useNavigate();
  return (
    <MoreMenu label={t('action.more')}>
      <MenuItem icon={<Sparkles />} onSelect={() => void navigate({ to: '/group/data/clean-up', search: { kind } })}>
        {t('cleanUp')}
      </MenuItem>
      {maySeed && (
        <MenuItem icon={<Sprout />} onSelect={() => onAsk('seed')}>
          {t('seed.action')}
        </MenuItem>
      )}
      <MenuItem icon={<FileUp />} onSelect={() => onAsk('import')}>
        {t('importing.action')}
      </MenuItem>
    </MoreMenu>
  );
}

function Kinds({ current }: { current: DataKind }) {
  const { t } = useTranslation('data');
  const nav = useActiveSection(current);
  return (
    <nav ref={nav} className={styles.kinds} aria-label={t('title')}>
      {dataKinds.map((kind) => (
        <Link
          key={kind}
          to="/group/data/$kind"
          params={{ kind }}
          className={chipClass}
          aria-current={kind === current ? 'page' : undefined}
        >
          {t(`kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
