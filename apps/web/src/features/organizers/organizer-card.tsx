import { Link } from '@tanstack/react-router';
import { Check, Pencil, Trash2 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { MenuItem, MoreMenu, Picture } from '#ui';
import { cardPictureSet, recipePicture } from '../../shared/widgets/media.ts';
import { toolsQuery, type Organizer, type OrganizerKind } from '../../shared/api/group-lists.ts';
import { optimistic } from '../../shared/api/optimistic.ts';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import type { OrganizerDialog } from './organizer-dialog-state.ts';
import styles from './organizers.module.css';
import { Words } from '../../shared/i18n/words.tsx';

interface OrganizerCardProps {
  kind: OrganizerKind;
  organizer: Organizer;
  /** A recipe with a picture that has the organizer. */
  picture: { id: string; image: string | null } | undefined;
  eager: boolean;
  onDialog: (dialog: OrganizerDialog) => void;
}

export function OrganizerCard({ kind, organizer, picture, eager, onDialog }: OrganizerCardProps) {
  const { t } = useTranslation('organizers');
  const { canOrganize } = useUser();
  const toggleOnHand = useOnHand(organizer);
  const label = t('actions', { name: organizer.name });
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture
          name={organizer.name}
          src={picture && recipePicture(picture, 'small-original')}
          srcSet={picture && cardPictureSet(picture)}
          sizes="(min-width: 36rem) 16rem, 34vw"
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        <Link to="/" search={{ [kind]: [organizer.id] }}>
          <Words>{organizer.name}</Words>
        </Link>
        <p>
          {t('recipes', { count: organizer.recipeCount })}
          {kind === 'tools' && organizer.onHand && ` · ${t('tools.onHand')}`}
        </p>
      </div>
      {canOrganize && (
        <MoreMenu label={label}>
          {kind === 'tools' && (
            <MenuItem icon={<Check />} onSelect={toggleOnHand}>
              {t(organizer.onHand ? 'tools.notOnHand' : 'tools.isOnHand')}
            </MenuItem>
          )}
          <MenuItem icon={<Pencil />} onSelect={() => onDialog({ what: 'rename', organizer })}>
            {t('action.rename')}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => onDialog({ what: 'delete', organizer })}>
            {t('action.delete')}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
}

function useOnHand({ id, onHand }: Organizer) {
  const api = useApi();
  const { mutate } = api.useMutation('patch', '/organizers/tools/{id}', {
    ...optimistic(toolsQuery(api), (page, { body }: { body: { onHand?: boolean } }) => ({
      ...page,
      items: page.items.map((tool) => (tool.id === id ? { ...tool, onHand: Boolean(body.onHand) } : tool)),
    })),
  });
  return () => mutate({ params: { path: { id } }, body: { onHand: !onHand } });
}
