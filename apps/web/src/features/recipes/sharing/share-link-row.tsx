import { Copy, Share2, Trash2 } from '#ui/icons';
import { QrCode as QrIcon } from '#ui/late-icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, IconButton, lazyOnIdle } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { openShareSheet, useCanShare } from '../../../shared/browser/share-sheet.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { addressOfLink } from './share-queries.ts';
import styles from './sharing.module.css';

const QrCode = lazyOnIdle(() => import('../../../shared/widgets/qr-code.tsx').then((module) => module.QrCode));

interface ShareLinkRowProps {
  link: Wire<'ShareLinkSummary'>;
  /** Name of the recipe. */
  name: string;
}

export function ShareLinkRow({ link, name }: ShareLinkRowProps) {
  const { t } = useTranslation('sharing');
  const copy = useCopy();
  const canShare = useCanShare();
  const [shown, setShown] = useState<'code' | 'question'>();
  const url = addressOfLink(link.id);
  // the buttons have the same names for each link
  const factsId = useId();
  return (
    <li>
      <div className={styles.link}>
        <div id={factsId}>
          <Facts link={link} />
          <bdi className={styles.address} dir="ltr">
            {url.replace(/^https?:\/\//, '')}
          </bdi>
        </div>
        <IconButton
          label={t('action.copyLink')}
          aria-describedby={factsId}
          onClick={() => void copy(url, t('toast.linkCopied'))}
        >
          <Copy />
        </IconButton>
        {canShare && (
          <IconButton
            label={t('action.sendWith')}
            aria-describedby={factsId}
            onClick={() => void openShareSheet({ url, title: name })}
          >
            <Share2 />
          </IconButton>
        )}
        <IconButton
          label={t('dialog.code')}
          aria-describedby={factsId}
          aria-expanded={shown === 'code'}
          onClick={() => setShown(shown === 'code' ? undefined : 'code')}
        >
          <QrIcon />
        </IconButton>
        <IconButton label={t('dialog.end')} aria-describedby={factsId} onClick={() => setShown('question')}>
          <Trash2 />
        </IconButton>
      </div>
      {shown === 'code' && <QrCode text={url} label={t('dialog.codeOf', { name })} />}
      {shown === 'question' && <EndQuestion id={link.id} onKeep={() => setShown(undefined)} />}
    </li>
  );
}

function Facts({ link: { expiresAt, views } }: Pick<ShareLinkRowProps, 'link'>) {
  const { t } = useTranslation('sharing');
  const date = useTimes()(expiresAt, 'day');
  return (
    <p>
      {t('dialog.until', { date })}
      <span className={styles.views}>{t('dialog.views', { count: views })}</span>
    </p>
  );
}

/** Asks before a link is revoked, which cannot be undone. */
function EndQuestion({ id, onKeep }: { id: string; onKeep: () => void }) {
  const { t } = useTranslation('sharing');
  const remove = useApi().useMutation('delete', '/shared/recipes/{id}');
  return (
    <div className={styles.question} role="group" aria-label={t('dialog.end')}>
      <p>{t('dialog.endText')}</p>
      <Button kind="quiet" onClick={onKeep} autoFocus>
        {t('dialog.keep')}
      </Button>
      <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { path: { id } } })}>
        {t('dialog.end')}
      </Button>
    </div>
  );
}
