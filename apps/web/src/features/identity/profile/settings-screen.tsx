import { Link } from '@tanstack/react-router';
import { Settings } from '#ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader, plainText, SearchField } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { type SettingsEntry, settingsSections } from './settings-entries.ts';
import styles from './profile.module.css';

/** All settings in one place: those of the person, of the group and of the server. */
export function SettingsScreen() {
  const { t } = useTranslation(['user', 'admin']);
  const user = useUser();
  const [search, setSearch] = useState('');
  const isFound = ({ title, text }: SettingsEntry) =>
    plainText(`${t(title)} ${text ? t(text) : ''}`).includes(plainText(search.trim()));
  const sections = settingsSections
    .filter((section) => section.for?.(user) ?? true)
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => (entry.for?.(user) ?? true) && isFound(entry)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className={styles.page}>
      <PageHeader title={t('settings.title')} help={<HelpLink page="using" />} />
      <SearchField label={t('settings.find')} value={search} onChange={setSearch} />
      {sections.map(({ title, entries }) => (
        <Section key={title} title={t(title)} entries={entries} />
      ))}
      {sections.length === 0 && <EmptyState icon={<Settings />} title={t('settings.none', { text: search })} />}
    </div>
  );
}

function Section({ title, entries }: { title: string; entries: SettingsEntry[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.cards}>
        {entries.map((entry) => (
          <EntryCard key={entry.to} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function EntryCard({ entry: { to, icon: Icon, title, text } }: { entry: SettingsEntry }) {
  const { t } = useTranslation(['user', 'admin']);
  return (
    <div className={styles.card}>
      <Icon />
      <div>
        <h3>{t(title)}</h3>
        {text && <p>{t(text)}</p>}
      </div>
      <Link to={to} aria-label={t(title)} />
    </div>
  );
}
