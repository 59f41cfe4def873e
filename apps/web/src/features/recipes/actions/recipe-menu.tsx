import { useNavigate } from '@tanstack/react-router';
import {
  CalendarPlus,
  CookingPot,
  Copy,
  Download,
  FileClock,
  FileText,
  History,
  Link as LinkIcon,
  Pencil,
  Printer,
  ScanText,
  Settings2,
  Share2,
  ShoppingBasket,
  Trash2,
} from '#ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle, MenuItem, MenuSeparator, MenuTiles, MoreMenu } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useRecipeDialogs } from '../../../shared/recipes/recipe-dialogs.ts';
import { useCopyLink } from '../sharing/use-copy-link.ts';

const DeleteDialog = lazyOnIdle(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));
const DuplicateDialog = lazyOnIdle(() => import('./duplicate-dialog.tsx').then((module) => module.DuplicateDialog));
const ExportDialog = lazyOnIdle(() => import('./export-dialog.tsx').then((module) => module.ExportDialog));
const PrintPreferences = lazyOnIdle(() =>
  import('../print/print-preferences-dialog.tsx').then((module) => module.PrintPreferencesDialog),
);
const ShareDialog = lazyOnIdle(() => import('../sharing/share-dialog.tsx').then((module) => module.ShareDialog));
const TimelineDialog = lazyOnIdle(() =>
  import('../timeline/timeline-dialog.tsx').then((module) => module.TimelineDialog),
);

/** Actions of a recipe's menu, on its page and on cards. */
export type RecipeAction =
  | 'cook'
  | 'delete'
  | 'download'
  | 'duplicate'
  | 'edit'
  | 'link'
  | 'versions'
  | 'parse'
  | 'plan'
  | 'print'
  | 'printPreferences'
  | 'share'
  | 'shopping'
  | 'source'
  | 'timeline';

/** Actions that open a dialog or a mode. */
type OpenDialog = 'delete' | 'download' | 'duplicate' | 'plan' | 'printPreferences' | 'share' | 'shopping' | 'timeline';

interface RecipeMenuProps {
  recipe: Pick<Recipe, 'id' | 'name' | 'slug'>;
  /** Actions in their order; deletion is set apart. */
  actions: readonly RecipeAction[];
  label: string;
  /** The whole recipe, if it is loaded; printing needs it. */
  whole?: Recipe;
  scale?: number;
  /** Further entries. */
  before?: ReactNode;
  after?: ReactNode;
  isOpen?: boolean;
  className?: string;
  title?: string;
}

/** The first actions are large on phones. */
const tileCount = 4;

/** Menu of a recipe, on its page and on cards. */
export function RecipeMenu({ recipe, actions, whole, scale, before, after, ...look }: RecipeMenuProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const { AddToPlanDialog, AddRecipesDialog } = useRecipeDialogs();
  const close = () => setDialog(undefined);
  const entries = useEntries(recipe, whole, setDialog);
  const itemOf = (action: RecipeAction) => {
    const { icon, text, run } = entries[action];
    return (
      <MenuItem key={action} icon={icon} danger={action === 'delete'} onSelect={run}>
        {text}
      </MenuItem>
    );
  };
  return (
    <>
      <MoreMenu {...look}>
        {before}
        <MenuTiles>{actions.slice(0, tileCount).map(itemOf)}</MenuTiles>
        {actions
          .slice(tileCount)
          .map((action) =>
            action === 'delete' ? [<MenuSeparator key="separator" />, itemOf(action)] : itemOf(action),
          )}
        {after}
      </MoreMenu>
      {dialog === 'plan' && <AddToPlanDialog recipe={recipe} onClose={close} />}
      {dialog === 'shopping' && <AddRecipesDialog recipes={[{ slug: recipe.slug, scale }]} onClose={close} />}
      {dialog === 'duplicate' && <DuplicateDialog recipe={recipe} onClose={close} />}
      {dialog === 'download' && <ExportDialog recipe={recipe} mayPrint={!!whole} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog recipe={recipe} onClose={close} />}
      {dialog === 'share' && <ShareDialog recipe={recipe} onClose={close} />}
      {dialog === 'timeline' && <TimelineDialog recipe={recipe} onClose={close} />}
      {dialog === 'printPreferences' && whole && <PrintPreferences recipe={whole} onClose={close} />}
    </>
  );
}

interface Entry {
  icon: ReactNode;
  text: string;
  run: () => void;
}

function useEntries(
  { slug }: RecipeMenuProps['recipe'],
  whole: Recipe | undefined,
  open: (dialog: OpenDialog) => void,
): Record<RecipeAction, Entry> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copyLink = useCopyLink(slug, whole);
  const params = { slug };
  const show = (search: { cook?: true; edit?: true }) => void navigate({ to: '/recipe/$slug', params, search });
  const parse = () => void navigate({ to: '/recipe/$slug/ingredient-parser', params });
  const versions = () => void navigate({ to: '/recipe/$slug/history', params });
  const source = () => void navigate({ to: '/recipe/$slug/source', params });
  return {
    cook: { icon: <CookingPot />, text: t('shortcuts.cook'), run: () => show({ cook: true }) },
    edit: { icon: <Pencil />, text: t('action.edit'), run: () => show({ edit: true }) },
    plan: { icon: <CalendarPlus />, text: t('plan.action'), run: () => open('plan') },
    shopping: { icon: <ShoppingBasket />, text: t('action.addToShopping'), run: () => open('shopping') },
    print: { icon: <Printer />, text: t('action.print'), run: () => print() },
    printPreferences: {
      icon: <Settings2 />,
      text: t('action.printPreferences'),
      run: () => open('printPreferences'),
    },
    link: { icon: <LinkIcon />, text: t('action.copyLink'), run: () => void copyLink() },
    share: { icon: <Share2 />, text: t('action.share'), run: () => open('share') },
    duplicate: { icon: <Copy />, text: t('action.duplicate'), run: () => open('duplicate') },
    download: { icon: <Download />, text: t('action.download'), run: () => open('download') },
    timeline: { icon: <History />, text: t('nav.timeline'), run: () => open('timeline') },
    source: { icon: <FileText />, text: t('action.compareWithSource'), run: source },
    versions: { icon: <FileClock />, text: t('action.versions'), run: versions },
    parse: { icon: <ScanText />, text: t('action.readIngredients'), run: parse },
    delete: { icon: <Trash2 />, text: t('action.delete'), run: () => open('delete') },
  };
}
