import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarSync, Rss } from '#ui/late-icons';
import { CalendarDays, Pencil, Plus, Scale, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, EmptyState, IconButton, lazyOnIdle, PageHeader, Skeleton, toast } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { PrivateAddressSection } from './private-address-section.tsx';
import { TimesSection } from './times-section.tsx';
import { rulesQuery } from '../plan-query.ts';
import { RulePreview } from './rule-preview.tsx';
import { useRuleText, type Rule } from './rule-text.ts';
import styles from './rules.module.css';

const RuleDialog = lazyOnIdle(() => import('./rule-dialog.tsx').then((module) => module.RuleDialog));

export function RulesScreen() {
  const { t } = useTranslation('planner');
  const { data } = useSuspenseQuery(rulesQuery(useApi()));
  const [dialog, setDialog] = useState<'new' | Rule>();
  const create = (
    <Button kind="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => setDialog('new')}>
      {t('rules.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('rules.title')}
        subtitle={t('rules.hint')}
        help={<HelpLink page="using#planning-and-shopping" />}
      >
        {data.items.length > 0 && create}
        <Link to="/group/mealplan/planner" className={buttonClass('secondary')}>
          <CalendarDays />
          {t('title')}
        </Link>
      </PageHeader>
      {data.items.length === 0 && (
        <EmptyState icon={<Scale />} title={t('rules.empty')} action={create}>
          {t('rules.emptyText')}
        </EmptyState>
      )}
      <ul className={styles.rules}>
        {data.items.map((rule) => (
          <RuleRow key={rule.id} rule={rule} onEdit={() => setDialog(rule)} />
        ))}
      </ul>
      <TimesSection />
      <PrivateAddressSection purpose="calendar" icon={<CalendarSync />} />
      <PrivateAddressSection purpose="feed" icon={<Rss />} />
      {dialog && <RuleDialog rule={dialog === 'new' ? undefined : dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function RuleRow({ rule, onEdit }: { rule: Rule; onEdit: () => void }) {
  const { t } = useTranslation('planner');
  const text = useRuleText()(rule);
  const api = useApi();
  const restore = api.useMutation('post', '/households/mealplans/rules');
  const remove = api.useMutation('delete', '/households/mealplans/rules/{id}', {
    onSuccess: ({ day, entryType, effect, amount, match, categories, tags }) =>
      toast({
        kind: 'success',
        text: t('rules.deleted'),
        action: {
          label: t('action.undo'),
          isUndo: true,
          run: () => restore.mutate({ body: { day, entryType, effect, amount, match, categories, tags } }),
        },
      }),
  });
  return (
    <li>
      <div>
        <p>
          <bdi>{text}</bdi>
        </p>
        <RulePreview rule={rule} />
      </div>
      <IconButton label={t('labelled', { label: t('action.edit'), value: text })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton
        label={t('labelled', { label: t('action.delete'), value: text })}
        onClick={() => remove.mutate({ params: { path: { id: rule.id } } })}
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}

export function RulesSkeleton() {
  return <Skeleton height="16rem" radius="var(--t-radii-lg)" />;
}
