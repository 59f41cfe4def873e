import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Copy, TriangleAlert } from '#ui/icons';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { numberText } from '#locales';
import { Button, Notice, PageHeader, TextField } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from './admin.module.css';
import { aboutServerQuery, checksQuery, statisticsQuery } from './admin-queries.ts';
import { Facts } from './facts.tsx';
import { HealthHeadline } from './health-headline.tsx';
import { useSizes } from '../../shared/browser/use-sizes.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { withBase } from '../../shared/browser/base-path.ts';

type Checked = Wire<'CheckedPart'>;
/** Sorts what needs a look before what is well. */
const worstFirst = (a: Checked, b: Checked) => Number(a.state === 'good') - Number(b.state === 'good');

const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

/** Health checks and settings of the server. */
export function SiteSettingsScreen() {
  const { t, i18n } = useTranslation('admin');
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutServerQuery(api));
  const { data: check } = useSuspenseQuery(checksQuery(api));
  const { data: numbers } = useSuspenseQuery(statisticsQuery(api));
  const copy = useCopy();
  const times = useTimes();
  const facts: [string, string][] = [
    [t('site.facts.version'), about.version],
    [t('site.facts.build'), about.buildId],
    [t('site.facts.schema'), about.schemaVersion],
    [t('site.facts.database'), `PostgreSQL ${about.dbVersion}`],
    [t('site.facts.address'), about.dbUrl ?? t('site.facts.embedded')],
    [t('site.facts.queue'), about.queue === 'redis' ? 'Redis' : 'PostgreSQL'],
    [t('site.facts.process'), about.process],
    [t('site.facts.node'), about.nodeVersion],
    [t('site.facts.port'), String(about.apiPort)],
    [t('site.facts.group'), about.defaultGroup],
    [t('site.facts.started'), times(about.startedAt)],
  ];
  const counts: [string, string][] = [
    [t('site.numbers.recipes'), numberText(numbers.totalRecipes, i18n.language)],
    [t('site.numbers.users'), numberText(numbers.totalUsers, i18n.language)],
    [t('site.numbers.groups'), numberText(numbers.totalGroups, i18n.language)],
    [t('site.numbers.uncategorized'), numberText(numbers.uncategorizedRecipes, i18n.language)],
    [t('site.numbers.untagged'), numberText(numbers.untaggedRecipes, i18n.language)],
  ];
  const report = () =>
    [...facts, ...check.checks.map(({ name, state }) => [name, state] as const), ...counts]
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  return (
    <>
      <PageHeader title={t('site.title')} subtitle={t('site.subtitle')} help={<HelpLink page="troubleshooting" />}>
        <Button icon={<Copy />} onClick={() => void copy(report())}>
          {t('site.report')}
        </Button>
      </PageHeader>
      <HealthHeadline />
      <section className={styles.panel}>
        <h2>{t('site.checks')}</h2>
        <ul className={styles.rows}>
          {check.checks.toSorted(worstFirst).map((one) => (
            <CheckRow key={one.name} {...one} />
          ))}
        </ul>
      </section>
      <TestMail />
      <DockerCheck />
      <section className={styles.panel}>
        <h2>{t('site.numbers.title')}</h2>
        <Facts rows={counts} />
      </section>
      <section className={styles.panel}>
        <h2>{t('site.facts.title')}</h2>
        <Facts rows={facts} />
        <p>
          <a href={withBase('/notice.txt')} className={styles.link}>
            {t('site.licences')}
          </a>
        </p>
      </section>
    </>
  );
}

const DIRECTORY_FAULTS = ['unreachable', 'certificate', 'bind', 'base', 'filter'] as const;
const faultOf = (value: string | null) => DIRECTORY_FAULTS.find((fault) => fault === value) ?? 'other';

function CheckRow({ name, state, value }: Checked) {
  const { t } = useTranslation('admin');
  const sizes = useSizes();
  const times = useTimes();
  const Icon = icons[state];
  const shown = (): string | null => {
    if (name === 'storage' && value) return t('site.free', { size: sizes(Number(value)) });
    if (name === 'directory' && state === 'bad') return t(`site.directoryFaults.${faultOf(value)}`);
    return name === 'workers' || name === 'backup' ? value && times(value) : value;
  };
  return (
    <li>
      <Icon className={styles[state]} role="img" aria-label={t(`site.states.${state}`)} />
      <div className={styles.words}>
        <b>{t(`checks.${name}.${state === 'good' ? 'good' : 'advice'}`)}</b>
        {shown() && (
          <p>
            <bdi>{shown()}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

function TestMail() {
  const { t } = useTranslation('admin');
  const { email } = useUser();
  const form = useForm({ defaultValues: { email } });
  const field = useFields(form);
  const send = useApi().useMutation('post', '/admin/email');
  return (
    <form
      method="post"
      className={styles.panel}
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate({ body }))}
    >
      <h2>{t('mail.title')}</h2>
      <TextField label={t('mail.to')} type="email" {...field('email', 'email')} />
      <div className={styles.actions}>
        <Button type="submit" busy={send.isPending}>
          {t('mail.send')}
        </Button>
      </div>
      {send.data && (
        <Notice kind={send.data.success ? 'success' : 'error'}>
          {send.data.success ? t('mail.sent') : send.data.error}
        </Notice>
      )}
    </form>
  );
}

/** Checks that requests for media reach a process with the same data folder. */
function DockerCheck() {
  const { t } = useTranslation('admin');
  const { client } = useApi();
  const [outcome, setOutcome] = useState<'busy' | 'good' | 'bad'>();
  const run = async () => {
    setOutcome('busy');
    try {
      const { data } = await client.GET('/admin/about/docker/validate');
      const { data: text } = await client.GET('/media/docker/validate.txt', { parseAs: 'text' });
      setOutcome(Object.is(data.text, text) ? 'good' : 'bad');
    } catch {
      setOutcome('bad');
    }
  };
  return (
    <section className={styles.panel}>
      <h2>{t('docker.title')}</h2>
      <p>{t('docker.text')}</p>
      <div className={styles.actions}>
        <Button busy={outcome === 'busy'} onClick={() => void run()}>
          {t('docker.run')}
        </Button>
      </div>
      {outcome === 'good' && <Notice kind="success">{t('docker.good')}</Notice>}
      {outcome === 'bad' && <Notice kind="error">{t('docker.bad')}</Notice>}
    </section>
  );
}
