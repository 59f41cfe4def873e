import { Download, Printer } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './actions.module.css';
import { withBase } from '../../../shared/browser/base-path.ts';

const formats = ['zip', 'json', 'schema', 'markdown', 'cooklang'] as const;

interface ExportDialogProps {
  recipe: Pick<Recipe, 'name' | 'slug'>;
  /** Printing needs the recipe's page. */
  mayPrint: boolean;
  onClose: () => void;
}

/** Export formats of a recipe. */
export function ExportDialog({ recipe: { slug }, mayPrint, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('export.title')} onClose={onClose} width={480}>
      <ul className={styles.formats}>
        {formats.map((format) => (
          <li key={format}>
            <a
              href={withBase(`/api/recipes/${encodeURIComponent(slug)}/exports?template_name=${format}`)}
              download
              onClick={onClose}
            >
              <Download />
              <span>
                {t(`export.${format}`)}
                <small>{t(`export.${format}Hint`)}</small>
              </span>
            </a>
          </li>
        ))}
        {mayPrint && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose();
                // after the dialog has closed
                setTimeout(() => print(), 300);
              }}
            >
              <Printer />
              <span>
                {t('export.pdf')}
                <small>{t('export.pdfHint')}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
