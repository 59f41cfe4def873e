import { useTranslation } from 'react-i18next';
import { Button, ProgressBar, SelectField, Switch, toast } from '#ui';
import {
  canCache,
  cacheSettings,
  megabyteChoices,
  type CacheSettings,
} from '../../../shared/offline/cache/cache-settings.ts';
import type { CacheStatus } from '../../../shared/offline/cache/cache-status.ts';
import { deleteOfflineCache, useCacheStatus } from '../../../shared/offline/cache/use-cache-status.ts';
import { offlineChangesList } from '../../../shared/offline/queue/late-parts.ts';
import { useSizes } from '../../../shared/browser/use-sizes.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import styles from './profile.module.css';
import { useBrowserFact } from '../../../shared/browser/use-browser-fact.ts';

const MEGABYTE = 1_000_000;

/** Settings and status of the offline cache on this device. */
export function OfflineCacheSection() {
  const { t } = useTranslation('user');
  // the server renders what browsers on a secure connection show
  const isPossible = useBrowserFact(canCache, true);
  const status = useCacheStatus();
  const settings = cacheSettings.use();
  const size = useSizes();
  const change = (news: Partial<CacheSettings>) => cacheSettings.change({ ...settings, ...news });
  if (!isPossible)
    return (
      <section className={styles.panel}>
        <h2>{t('kept.title')}</h2>
        <p className={styles.lead}>{t('kept.insecure')}</p>
        <div className={styles.actions}>
          <ChangesButton />
        </div>
      </section>
    );
  const empty = async () => {
    change({ isOn: false });
    await deleteOfflineCache();
    toast({ kind: 'success', text: t('kept.deleted') });
  };
  return (
    <section className={styles.panel}>
      <h2>{t('kept.title')}</h2>
      <Switch checked={settings.isOn} hint={t('kept.onHint')} onChange={(isOn) => change({ isOn })}>
        {t('kept.on')}
      </Switch>
      {settings.isOn && (
        <>
          <SelectField
            label={t('kept.room')}
            value={String(settings.megabytes)}
            onChange={(value) => change({ megabytes: Number(value) })}
          >
            {megabyteChoices.map((megabytes) => (
              <option key={megabytes} value={megabytes}>
                {size(megabytes * MEGABYTE)}
              </option>
            ))}
          </SelectField>
          <Switch
            checked={settings.onMetered}
            hint={t('kept.meteredHint')}
            onChange={(onMetered) => change({ onMetered })}
          >
            {t('kept.metered')}
          </Switch>
        </>
      )}
      <Used status={status} settings={settings} />
      <div className={styles.actions}>
        <ChangesButton />
        {status.bytes > 0 && (
          <Button kind="dangerQuiet" onClick={() => void empty()}>
            {t('kept.delete')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Opens the list of changes made offline, which are stored on any connection. */
function ChangesButton() {
  const { t } = useTranslation('user');
  return (
    <Button aria-haspopup="dialog" onClick={() => offlineChangesList.current.open()}>
      {t('kept.changes')}
    </Button>
  );
}

function Used({ status, settings }: { status: CacheStatus; settings: CacheSettings }) {
  const { t } = useTranslation('user');
  const times = useTimes();
  const size = useSizes();
  const { bytes, recipes, completeAt } = status;
  const state = settings.isOn ? status.state : 'off';
  const time = completeAt && times(completeAt);
  const used = t('kept.used', { used: size(bytes), room: size(settings.megabytes * MEGABYTE), count: recipes });
  return (
    <div className={styles.used}>
      <p>{used}</p>
      <ProgressBar label={used} value={bytes / (settings.megabytes * MEGABYTE)} />
      <p className={styles.lead} role="status">
        {state !== 'unknown' && t(`kept.state.${state}`, { time })}
      </p>
    </div>
  );
}
