import { Link, useNavigate } from '@tanstack/react-router';
import { Download, Plus } from '#ui/icons';
import { Database, FileUp, Sparkles, Sprout } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, chipClass, EmptyState, MenuItem, MoreMenu, PageHeader, useAnnouncement } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { RouteSearchField } from '../../../shared/lists/route-search-field.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useActiveSection } from '../../../shared/browser/use-active-section.ts';
import type { DataRow } from './data-columns.ts';
import { type DataKind, dataKinds, type DataSearch, type RowKind } from './data-kinds.ts';
import { ColumnChoice, useShownColumns } from './column-choice.tsx';
import { DataTable, type Selection } from './data-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RowActions } from './row-actions.tsx';
import { RowDialog } from './row-dialog.tsx';
import { isSeedKind, SeedDialog } from './seed-dialog.tsx';
import { useDataRows } from './use-data-rows.ts';
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
  const rows = useDataRows(kind, search);
  const [selected, setSelected] = useState<Selection>(new Map());
  const none = t(search.q ? 'nothing' : 'empty', { text: search.q });
  const count = rows.total > 0 ? t('count', { count: rows.total, isMinimum: rows.isMinimum }) : undefined;
  useAnnouncement(count ?? none);
  const columns = useShownColumns(kind, rows);
  const [openDialog, setOpenDialog] = useState<'import' | 'seed'>();
  const [openRow, setOpenRow] = useState<DataRow | 'new'>();
  const mayChange = kind === 'recipes' || user.canOrganize || user.admin;
  const maySeed = isSeedKind(kind) && user.canManage;
  const selectedRows = [...selected.values()];
  const hasActions = selectedRows.length > 0 && mayChange;
  const clear = () => setSelected(new Map());
  const find = (q: string | undefined) => {
    // an action must not touch rows that are out of sight
    clear();
    onSearch({ ...search, q });
  };
  const open = (row: DataRow) => {
    if (kind === 'recipes' && row.slug) onRecipe(row.slug);
    else if (mayChange) setOpenRow(row);
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t(`kinds.${kind}`)} subtitle={count} help={<HelpLink page="using#foods-units-and-aisles" />}>
        {kind === 'recipes' ? (
          <Link to="/group/data/clean-up" search={{ kind }} className={buttonClass()}>
            <Sparkles />
            {t('cleanUp')}
          </Link>
        ) : (
          mayChange && (
            <>
              <Button kind="primary" icon={<Plus />} onClick={() => setOpenRow('new')}>
                {t(`create.${kind}`)}
              </Button>
              <TableMenu kind={kind} maySeed={maySeed} onOpen={setOpenDialog} />
            </>
          )
        )}
      </PageHeader>
      <KindTabs current={kind} />
      {/* the actions of selected rows take its place, so that the table stays where it is */}
      {!hasActions && (
        <div className={styles.bar}>
          <RouteSearchField label={t('find')} value={search.q} onChange={find} />
          <ColumnChoice kind={kind} shown={columns} />
        </div>
      )}
      {kind === 'recipes' ? (
        <RecipeActions rows={selectedRows} onClear={clear} />
      ) : (
        hasActions && <RowActions kind={kind} rows={selectedRows} onClear={clear} />
      )}
      {rows.total === 0 ? (
        <EmptyState
          icon={<Database />}
          title={none}
          action={
            maySeed &&
            !search.q && (
              <Button icon={<Sprout />} onClick={() => setOpenDialog('seed')}>
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
      {openDialog === 'import' && kind !== 'recipes' && (
        <ImportDialog kind={kind} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog === 'seed' && maySeed && <SeedDialog kind={kind} onClose={() => setOpenDialog(undefined)} />}
      {openRow && kind !== 'recipes' && (
        <RowDialog kind={kind} row={openRow === 'new' ? undefined : openRow} onClose={() => setOpenRow(undefined)} />
      )}
    </div>
  );
}

interface TableMenuProps {
  kind: RowKind;
  maySeed: boolean;
  onOpen: (dialog: 'import' | 'seed') => void;
}

/** Menu of rare actions that do not need selected rows. */
function TableMenu({ kind, maySeed, onOpen }: TableMenuProps) {
  const { t } = useTranslation('data');
  const navigate = useNavigate();
  return (
    <MoreMenu label={t('action.more')}>
      <MenuItem icon={<Sparkles />} onSelect={() => void navigate({ to: '/group/data/clean-up', search: { kind } })}>
        {t('cleanUp')}
      </MenuItem>
      {kind === 'foods' && (
        <MenuItem
          icon={<Download />}
          onSelect={() => void navigate({ to: '/group/data/clean-up', search: { part: 'new' } })}
        >
          {t('newFoods')}
        </MenuItem>
      )}
      {maySeed && (
        <MenuItem icon={<Sprout />} onSelect={() => onOpen('seed')}>
          {t('seed.action')}
        </MenuItem>
      )}
      <MenuItem icon={<FileUp />} onSelect={() => onOpen('import')}>
        {t('importing.action')}
      </MenuItem>
    </MoreMenu>
  );
}

function KindTabs({ current }: { current: DataKind }) {
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
