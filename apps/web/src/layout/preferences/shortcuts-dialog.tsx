import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Dialog, Switch } from '#ui';
import { singleKeys } from '../../shared/browser/accessibility-settings.ts';
import styles from './shortcuts-dialog.module.css';

const shortcuts: [string, ParseKeys][] = [
  ['/', 'shortcuts.search'],
  ['?', 'shortcuts.list'],
  ['e', 'shortcuts.edit'],
  ['c', 'shortcuts.cook'],
  ['f', 'shortcuts.favourite'],
  ['← →', 'shortcuts.step'],
  ['Alt T', 'shortcuts.messages'],
  ['Esc', 'shortcuts.close'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <Switch checked={singleKeys.use()} onChange={singleKeys.change} hint={t('shortcuts.singleHint')}>
        {t('shortcuts.single')}
      </Switch>
      <dl className={styles.list}>
        {shortcuts.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
