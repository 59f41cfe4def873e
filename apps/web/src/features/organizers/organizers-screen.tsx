import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CookingPot, Plus, Shapes, Tag } from '#ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader, Skeleton } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { RouteSearchField } from '../../shared/lists/route-search-field.tsx';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { WhenNear } from '../../shared/widgets/when-near.tsx';
import { byLetter, matching } from './by-letter.ts';
import {
  organizerPicturesQuery,
  organizersQuery,
  type Organizer,
  type OrganizerKind,
} from '../../shared/api/group-lists.ts';
import { OrganizerCard } from './organizer-card.tsx';
import type { OrganizerDialog } from './organizer-dialog-state.ts';
import { DeleteOrganizerDialog, OrganizerNameDialog } from './organizer-dialogs.tsx';
import styles from './organizers.module.css';

const icons = { categories: <Shapes />, tags: <Tag />, tools: <CookingPot /> };

export function OrganizersScreen({ kind }: { kind: OrganizerKind }) {
  const { t } = useTranslation('organizers');
  const { canOrganize } = useUser();
  const { q: search = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onSearch = (q: string | undefined) => void navigate({ to: '.', search: { q }, replace: true });
  const [dialog, setDialog] = useState<OrganizerDialog>();
  const close = () => setDialog(undefined);
  const create = (
    <Button kind="primary" icon={<Plus />} onClick={() => setDialog({ what: 'create' })}>
      {t(`${kind}.create`)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(`${kind}.title`)} help={<HelpLink page="using#finding" />}>
        {canOrganize && create}
      </PageHeader>
      <RouteSearchField label={t(`${kind}.find`)} value={search} onChange={onSearch} />
      <Groups kind={kind} search={search} onDialog={setDialog} empty={canOrganize ? create : undefined} />
      {dialog?.what === 'create' && <OrganizerNameDialog kind={kind} onClose={close} />}
      {dialog?.what === 'rename' && <OrganizerNameDialog kind={kind} organizer={dialog.organizer} onClose={close} />}
      {dialog?.what === 'delete' && <DeleteOrganizerDialog kind={kind} organizer={dialog.organizer} onClose={close} />}
    </>
  );
}

/** Longer lists are grouped by letter. */
const withoutLetters = 30;
const eagerTiles = 4;
/** Number of tiles that are drawn together: full rows of 2, 3, 4, 5 and 6. */
const TILES_PER_PART = 60;

interface GroupsProps {
  kind: OrganizerKind;
  search: string;
  empty: ReactNode;
  onDialog: (dialog: OrganizerDialog) => void;
}

function Groups({ kind, search, empty, onDialog }: GroupsProps) {
  const { t, i18n } = useTranslation('organizers');
  const api = useApi();
  const { data: all } = useSuspenseQuery(organizersQuery(api, kind));
  const { data: pictures } = useSuspenseQuery(organizerPicturesQuery(api, kind));
  if (all.length === 0) {
    return (
      <EmptyState icon={icons[kind]} title={t(`${kind}.empty`)} action={empty}>
        {t(`${kind}.emptyText`)}
      </EmptyState>
    );
  }
  const found = matching(all, search);
  if (found.length === 0) return <EmptyState icon={icons[kind]} title={t('nothing', { text: search })} />;
  const tiles = (items: Organizer[], before = TILES_PER_PART) =>
    partsOf(items).map((part, index) => (
      <WhenNear key={index} initially={before + index * TILES_PER_PART < TILES_PER_PART} height={heightOf(part.length)}>
        <ul className={styles.tiles}>
          {part.map((organizer, position) => (
            <OrganizerCard
              key={organizer.id}
              kind={kind}
              organizer={organizer}
              picture={pictures.get(organizer.id)}
              eager={before + position < eagerTiles}
              onDialog={onDialog}
            />
          ))}
        </ul>
      </WhenNear>
    ));
  // a search shows all that it finds
  const isFolded = ({ recipeCount }: Organizer) => !search && recipeCount === 0;
  const unused = found.filter(isFolded);
  const used = found.filter((organizer) => !isFolded(organizer));
  const groups = byLetter(used, i18n.language);
  return (
    <>
      {used.length <= withoutLetters
        ? tiles(
            groups.flatMap(({ items }) => items),
            0,
          )
        : groups.map(({ letter, items, before }) => (
            <section key={letter} className={styles.group} aria-label={letter}>
              <h2>{letter}</h2>
              {tiles(items, before)}
            </section>
          ))}
      {unused.length > 0 && (
        <details className={styles.unused} open={used.length === 0}>
          <summary>{t('unused', { count: unused.length })}</summary>
          {tiles(unused)}
        </details>
      )}
    </>
  );
}

const partsOf = <T,>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / TILES_PER_PART) }, (_, index) =>
    items.slice(index * TILES_PER_PART, (index + 1) * TILES_PER_PART),
  );

/** In rows of four. */
const heightOf = (tiles: number) => `${Math.ceil(tiles / 4) * 14}rem`;

export function OrganizersPending() {
  return (
    <div className={styles.tiles} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height="11rem" radius="var(--t-radii-lg)" />
      ))}
    </div>
  );
}
