import { Download } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { AssetIcon } from './asset-icon.tsx';
import { assetAddress, isCaptionsOf, kindOf, sizeText, type Asset } from './asset-kinds.ts';
import styles from './assets.module.css';

/** Files of a recipe, with players for sound and video. */
export function AssetList({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  return (
    <section>
      <h2>{t('assets.title')}</h2>
      <ul className={styles.list}>
        {recipe.assets.map((asset) => (
          <AssetItem
            key={asset.fileName}
            recipeId={recipe.id}
            asset={asset}
            captions={recipe.assets.find((one) => isCaptionsOf(one, asset))}
          />
        ))}
      </ul>
    </section>
  );
}

interface AssetItemProps {
  recipeId: string;
  asset: Asset;
  captions: Asset | undefined;
}

function AssetItem({ recipeId, asset, captions }: AssetItemProps) {
  const { t, i18n } = useTranslation('recipe');
  const kind = kindOf(asset);
  const address = assetAddress(recipeId, asset);
  return (
    <li className={styles.asset}>
      {kind === 'picture' && <img src={address} alt="" loading="lazy" />}
      <a href={address} download className={styles.link} aria-label={t('assets.open', { name: asset.name })}>
        <AssetIcon kind={kind} />
        <span>
          <bdi>{asset.name}</bdi>
          <small>
            {t(`assets.kinds.${kind}`)} · {sizeText(asset.size, i18n.language)}
          </small>
        </span>
        <Download size={18} />
      </a>
      {/* oxlint-disable jsx-a11y/media-has-caption -- authors can add a file with captions */}
      {kind === 'sound' && <audio controls preload="none" src={address} aria-label={asset.name} />}
      {kind === 'video' && (
        <video controls preload="metadata" src={address} aria-label={asset.name}>
          {captions && (
            <track default kind="captions" label={t('assets.captions')} src={assetAddress(recipeId, captions)} />
          )}
        </video>
      )}
      {/* oxlint-enable jsx-a11y/media-has-caption */}
    </li>
  );
}
