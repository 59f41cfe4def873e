import { useSuspenseQuery } from '@tanstack/react-query';
import { Copy } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, Notice, PageHeader, SelectField, Switch } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { serverUrl } from '../../shared/browser/base-path.ts';
import { optimistic } from '../../shared/api/optimistic.ts';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { useDates } from '../../shared/i18n/use-dates.ts';
import { groupPreferencesQuery, newRecipeSettings } from '../../shared/api/group-queries.ts';
import { VisibilitySwitch } from '../../shared/widgets/visibility-switch.tsx';
import styles from './groups.module.css';

type Preferences = Wire<'GroupPreferences'>;
type Changes = Partial<
  Pick<Preferences, 'privateGroup' | 'firstDayOfWeek' | 'keepSources' | (typeof newRecipeSettings)[number]>
>;

/** Settings of the group: visible to members, editable by managers. */
export function GroupScreen() {
  const { t } = useTranslation('group');
  const user = useUser();
  const { preferences, change } = usePreferences();
  const mayChange = user.canManage || user.admin;
  return (
    <div className={styles.page}>
      <PageHeader title={<bdi>{user.group}</bdi>} subtitle={t('subtitle')} help={<HelpLink page="using#together" />} />
      {!mayChange && <Notice kind="info">{t('readOnly')}</Notice>}
      <section className={styles.panel}>
        <h2>{t('visitors.title')}</h2>
        <VisibilitySwitch
          isPrivate={preferences.privateGroup}
          disabled={!mayChange}
          onChange={(privateGroup) => change({ privateGroup })}
        />
        {!preferences.privateGroup && <PublicAddress slug={user.groupSlug} />}
      </section>
      <section className={styles.panel}>
        <h2>{t('recipes.title')}</h2>
        {newRecipeSettings.map((name) => (
          <Switch
            key={name}
            checked={preferences[name]}
            disabled={!mayChange}
            hint={name === 'recipePublic' ? t('recipes.publicHint') : undefined}
            onChange={(on) => change({ [name]: on })}
          >
            {t(`recipes.${name}`)}
          </Switch>
        ))}
        <Switch
          checked={preferences.keepSources}
          disabled={!mayChange}
          hint={t('recipes.keepSourcesHint')}
          onChange={(keepSources) => change({ keepSources })}
        >
          {t('recipes.keepSources')}
        </Switch>
      </section>
      <WeekSection
        value={preferences.firstDayOfWeek}
        mayChange={mayChange}
        onChange={(firstDayOfWeek) => change({ firstDayOfWeek })}
      />
    </div>
  );
}

function usePreferences() {
  const api = useApi();
  const query = groupPreferencesQuery(api);
  const { data: preferences } = useSuspenseQuery(query);
  const save = api.useMutation('put', '/groups/preferences', {
    ...optimistic(query, (shown, { body }: { body: Changes }) => ({ ...shown, ...body })),
  });
  return { preferences, change: (body: Changes) => save.mutate({ body }) };
}

/** Address of the group's public recipes. */
function PublicAddress({ slug }: { slug: string }) {
  const { t } = useTranslation('group');
  const copy = useCopy();
  const path = `/explore/recipes/${slug}`;
  return (
    <div className={styles.address}>
      <a href={path} target="_blank" rel="noreferrer" dir="ltr">
        {path}
      </a>
      <Button size="small" icon={<Copy />} onClick={() => void copy(serverUrl() + path, t('toast.linkCopied'))}>
        {t('visitors.copy')}
      </Button>
    </div>
  );
}

interface WeekSectionProps {
  value: number;
  mayChange: boolean;
  onChange: (day: number) => void;
}

function WeekSection({ value, mayChange, onChange }: WeekSectionProps) {
  const { t } = useTranslation('group');
  const dates = useDates();
  return (
    <section className={styles.panel}>
      <h2>{t('week.title')}</h2>
      {mayChange ? (
        <SelectField label={t('week.first')} value={String(value)} onChange={(day) => onChange(Number(day))}>
          {Array.from({ length: 7 }, (_, index) => (
            <option key={index} value={index}>
              {dates.weekday(index)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>{t('week.begins', { day: dates.weekday(value) })}</p>
      )}
    </section>
  );
}
